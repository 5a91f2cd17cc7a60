import { plainLine } from '../inlines.ts'
import { parseHtml } from '../parse.ts'
import { findAll, textOf } from '../tree.ts'

/** What an embed shows of itself before its scripts run. */
export interface EmbedFace {
  /** The name of a known service. */
  service: string | null
  isVideo: boolean
  /** The address of the content, or of its frame. */
  address: string | null
  /** The beginning of the quoted text. */
  text: string | null
}

/** The names of services by the ends of their hosts. */
const services: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'dailymotion.com': 'Dailymotion',
  'tiktok.com': 'TikTok',
  'facebook.com': 'Facebook',
  'facebook.net': 'Facebook',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'twitter.com': 'X',
  'x.com': 'X',
  'bsky.app': 'Bluesky',
  'spotify.com': 'Spotify',
  'soundcloud.com': 'SoundCloud',
  'flourish.studio': 'Flourish',
  'datawrapper.de': 'Datawrapper',
  'dwcdn.net': 'Datawrapper',
  'infogram.com': 'Infogram',
  'documentcloud.org': 'DocumentCloud',
  'knightlab.com': 'Knight Lab',
}

const videoServices = new Set(['YouTube', 'Vimeo', 'Dailymotion'])
const longestText = 280

/** What an embed is, read from its own HTML: nothing is asked of its service. */
export function embedFace(html: string): EmbedFace {
  const nodes = parseHtml(html)
  const frame = findAll(nodes, 'iframe')[0]?.attrs.src
  const quote = findAll(nodes, 'blockquote')[0]
  const inQuote = quote
    ? [
        quote.attrs.cite,
        quote.attrs['data-instgrm-permalink'],
        ...findAll(quote.children, 'a')
          .map(({ attrs }) => attrs.href)
          .reverse(),
      ]
    : []
  const scripts = findAll(nodes, 'script').map(({ attrs }) => attrs.src)
  const links = findAll(nodes, 'a').map(({ attrs }) => attrs.href)
  const known = [frame, ...inQuote, ...links, ...scripts].flatMap(address => addressOf(address) ?? [])
  const service = known.map(({ hostname }) => serviceOf(hostname)).find(name => name !== null) ?? null
  const shown = [frame, ...inQuote, ...links].flatMap(address => addressOf(address) ?? [])[0]
  const text = quote ? plainLine(textOf(quote)).trim().slice(0, longestText) : ''
  return {
    service,
    isVideo: frame !== undefined && service !== null && videoServices.has(service),
    address: shown ? `${shown.origin}${shown.pathname}` : null,
    text: text || null,
  }
}

const addressOf = (address: string | undefined): URL | null =>
  address ? URL.parse(address.startsWith('//') ? `https:${address}` : address) : null

const serviceOf = (host: string): string | null =>
  Object.entries(services).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? null
