import { headerUrl } from '../addresses/header-text.ts'
import { feedPath, siteFeedPath } from '../addresses/paths.ts'
import type { Identity } from '../schemas/site/site-settings.ts'
import { element, escapeXml, xmlDeclaration } from '../text/xml.ts'

/** An article in a feed: its summary, never its body. */
export interface RssItem {
  id: string
  path: string
  title: string
  summary: string
  authors: readonly string[]
  tags: readonly string[]
  picture: string | null
  publishedAt: Date
}

/** A feed's description. `path` is the page of the feed. */
export interface RssChannel {
  title: string
  path: string
  description: string
}

/** The feed of the whole site. */
export const siteChannel = ({ name, description }: Identity): RssChannel => ({ title: name, path: '/', description })

/** A feed's own address, and the hubs that publish its changes (W3C WebSub §4). */
export interface FeedLinks {
  self: string
  hubs: readonly string[]
}

/** The links of a feed; `origin` is the site's public address without a slash at its end. */
export const feedLinks = (origin: string, { path }: RssChannel, hubs: readonly string[]): FeedLinks => ({
  self: origin + (path === '/' ? siteFeedPath : feedPath(path)),
  hubs,
})

/** The same links as the value of a `Link` header, which subscribers read first. */
export const linkHeader = ({ self, hubs }: FeedLinks): string =>
  [...hubs.map(hub => `<${headerUrl(hub)}>; rel="hub"`), `<${headerUrl(self)}>; rel="self"`].join(', ')

/** An RSS 2.0 feed. */
export function rss(origin: string, channel: RssChannel, links: FeedLinks, items: readonly RssItem[]): string {
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ].join(' ')
  const [newest] = items
  const lines = [
    element('title', channel.title),
    element('link', origin + channel.path),
    element('description', channel.description),
    element('language', 'pt-br'),
    newest ? element('lastBuildDate', newest.publishedAt.toUTCString()) : '',
    `<atom:link href="${escapeXml(links.self)}" rel="self" type="application/rss+xml"/>`,
    ...links.hubs.map(hub => `<atom:link href="${escapeXml(hub)}" rel="hub"/>`),
    ...items.map(item => rssItem(origin, item)),
  ]
  return `${xmlDeclaration}<rss version="2.0" ${namespaces}>\n<channel>\n${lines.filter(Boolean).join('\n')}\n</channel>\n</rss>\n`
}

function rssItem(origin: string, item: RssItem): string {
  const picture = item.picture?.startsWith('/') ? origin + item.picture : item.picture
  const parts = [
    element('title', item.title),
    element('link', origin + item.path),
    // The id, because the address may change and the guid may not.
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    element('pubDate', item.publishedAt.toUTCString()),
    ...item.authors.map(author => element('dc:creator', author)),
    ...item.tags.map(tag => element('category', tag)),
    element('description', item.summary),
    picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : '',
  ]
  return `<item>${parts.join('')}</item>`
}
