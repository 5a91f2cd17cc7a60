import { cleanLines, fold } from '../text/text.ts'

/** The classes of sources, in the order of the screen. */
export const sourceClasses = {
  direct: 'Acesso direto',
  search: 'Busca',
  social: 'Rede social',
  newsletter: 'Newsletter',
  site: 'Outro site',
} as const
export type SourceClass = keyof typeof sourceClasses

/** How a reader came to a page: the other site's host, and the campaign's parameters in the page's own address. */
export interface Arrival {
  from?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
}

/** The names of search engines, by their hosts. */
const engines: readonly [RegExp, string][] = [
  [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$|^com\.google\.android\.googlequicksearchbox$/, 'Google'],
  [/(^|\.)bing\.com$/, 'Bing'],
  [/(^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(^|\.)search\.yahoo\.com$|^br\.search\.yahoo\.com$/, 'Yahoo'],
  [/(^|\.)ecosia\.org$/, 'Ecosia'],
  [/^search\.brave\.com$/, 'Brave'],
  [/(^|\.)qwant\.com$/, 'Qwant'],
  [/(^|\.)yandex\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'Yandex'],
]
const networks: readonly [RegExp, string][] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$|^com\.facebook\./, 'Facebook'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'Instagram'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'X'],
  [/(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp$/, 'WhatsApp'],
  [/(^|\.)(telegram\.org|t\.me)$|^org\.telegram\./, 'Telegram'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'LinkedIn'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)reddit\.com$/, 'Reddit'],
  [/(^|\.)threads\.(net|com)$/, 'Threads'],
  [/(^|\.)bsky\.app$/, 'Bluesky'],
  [/(^|\.)pinterest\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'Pinterest'],
]
/** Google's hosts that are no search. */
const sites = /^(news|mail|docs|drive|classroom|sites)\.google\./
const mails =
  /(^|\.)(mail\.google\.com|outlook\.live\.com|outlook\.office\.com|mail\.yahoo\.com)$|^com\.google\.android\.gm$/
const mailMedium = /^(e-?mail|newsletter|boletim)$/

/** The longest name that is kept. */
const longest = 100

/**
 * The source of a session as a class and a name, `search:Google`. A campaign of a newsletter and a web mail's host give the newsletter; else the campaign's
 * source counts, else the host. Any text of a browser gives a source.
 */
export function sourceOf({ from = '', source = '', medium = '' }: Arrival): string {
  const host = from.toLowerCase().replace(/^www\./, '')
  const named = plainName(source)
  if (mailMedium.test(plainName(medium)) || mailMedium.test(named)) return 'newsletter:'
  if (mails.test(host)) return 'newsletter:'
  const asHost = named.includes('.') ? named : named && `${named}.com`
  const known = knownName(named ? asHost : host)
  if (known) return known
  if (named) return `site:${named}`
  return host === '' ? 'direct:' : `site:${host.slice(0, longest)}`
}

function knownName(host: string): string | null {
  const of = (list: typeof engines) => list.find(([pattern]) => pattern.test(host))?.[1]
  const engine = sites.test(host) ? undefined : of(engines)
  const network = of(networks)
  if (engine) return `search:${engine}`
  return network ? `social:${network}` : null
}

/** The name of a campaign as it is counted; empty for none. */
export const campaignOf = ({ campaign = '' }: Arrival): string => plainName(campaign)

const plainName = (text: string) =>
  fold(cleanLines(text))
    .replace(/[^a-z0-9._ -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** A source as the screen names it. */
export function sourceName(key: string): string {
  const cut = key.indexOf(':')
  const kind = key.slice(0, cut) as SourceClass
  const name = key.slice(cut + 1)
  const label = sourceClasses[kind] ?? sourceClasses.site
  return name ? `${label}: ${name}` : label
}

export const devices = { phone: 'Celular', tablet: 'Tablet', desk: 'Computador' } as const
export type Device = keyof typeof devices

/** The kind of device of a user agent. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Kindle|Silk|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i.test(userAgent) ? 'phone' : 'desk'
}
