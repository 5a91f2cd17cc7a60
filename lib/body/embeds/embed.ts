import { isFreeUrl } from '../../addresses/free-url.ts'
import { escapeAttribute, escapeText } from '../markup.ts'
import { parseHtml } from '../parse.ts'
import type { HtmlElement, HtmlNode } from '../tree.ts'
import { embedLimits } from './frames.ts'

/** Hosts whose scripts an embed may load: the sources of widgets that newsrooms use. */
const scriptHosts = [
  'platform.twitter.com',
  'platform.x.com',
  'www.instagram.com',
  'www.tiktok.com',
  'www.threads.net',
  'embed.bsky.app',
  'connect.facebook.net',
  'public.flourish.studio',
  'datawrapper.dwcdn.net',
  'e.infogram.com',
  'www.documentcloud.org',
  'cdn.knightlab.com',
]

const words = (list: string) => new Set(list.split(' '))
const tags = words(
  'a abbr b blockquote br caption cite code col colgroup dd div dl dt em figcaption figure h2 h3 h4 hr i iframe img li ol p pre script section small span strong sub sup table tbody td tfoot th thead time tr u ul',
)
const empty = words('br col hr img')
const silent = words(
  'script style template noscript svg math object embed form input button select textarea link meta base title head',
)
const attributes = words(
  'alt class cite colspan datetime dir height href id lang loading rowspan scope span src title width allow allowfullscreen frameborder scrolling async defer charset',
)
const addresses = words('href src cite')

/**
 * Sanitises an embed's HTML: elements and attributes of a closed list, scripts only by address and from known hosts. Empty when nothing is
 * left, or more than the limit. Sanitising twice gives the same HTML.
 */
export function sanitizeEmbed(html: string): string {
  const kept = parseHtml(html).map(writeNode).join('').trim()
  return kept.length > embedLimits.html ? '' : kept
}

function writeNode(node: HtmlNode): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, children } = node
  if (tag === 'script') return isKnownScript(node) ? `<script${writeAttributes(node)}></script>` : ''
  if (silent.has(tag)) return ''
  const content = children.map(writeNode).join('')
  if (!tags.has(tag)) return content
  if (tag === 'iframe')
    return isSafeAddress(node.attrs.src, 'https:') ? `<iframe${writeAttributes(node)}></iframe>` : ''
  return empty.has(tag) ? `<${tag}${writeAttributes(node)}>` : `<${tag}${writeAttributes(node)}>${content}</${tag}>`
}

function isKnownScript({ attrs: { src } }: HtmlElement): boolean {
  if (!isSafeAddress(src, 'https:')) return false
  return scriptHosts.includes(new URL(absolute(src ?? '')).hostname)
}

/** Data attributes may have any name, since widgets read their settings from them. Other attributes come from the closed list. */
function writeAttributes({ attrs }: HtmlElement): string {
  return Object.entries(attrs)
    .filter(([name, value]) => {
      if (addresses.has(name)) return isSafeAddress(value)
      return attributes.has(name) || /^(?:data|aria)-[a-z0-9-]+$/.test(name) || name === 'role'
    })
    .map(([name, value]) => ` ${name}="${escapeAttribute(addresses.has(name) ? absolute(value.trim()) : value)}"`)
    .join('')
}

/** Some widgets still use addresses that begin with two slashes. */
const absolute = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

function isSafeAddress(address: string | undefined, only?: 'https:'): boolean {
  const text = absolute(address?.trim() ?? '')
  // `https:x` without slashes would be a path of this site.
  if (!/^https?:\/\//i.test(text) || !isFreeUrl(text)) return false
  return only === undefined || new URL(text).protocol === only
}
