import { expect, test } from 'vitest'
import { defaultIdentity } from '../schemas/site/site-settings.ts'
import { newsSitemap, sitemap } from '../sitemaps/sitemap.ts'
import { robots } from './robots.ts'
import { feedLinks, linkHeader, rss, siteChannel } from './rss.ts'

const origin = 'https://jornal.example'
const identity = { ...defaultIdentity, name: 'Folha do Sertão' }
const channel = siteChannel(identity)
const links = feedLinks(origin, channel, ['https://hub.example/?a=1&b=2'])
const publishedAt = new Date('2026-11-20T12:00:00Z')
const hostile = `]]></title><script>alert("1")</script> & \u0000`

const item = {
  id: '01a1fbd9-2cac-7028-9033-d41a1238bb4a',
  path: '/londrina-pr/obra',
  title: 'Obra termina',
  summary: 'Prefeitura entrega',
  authors: ['Helena', 'Agência Brasil'],
  tags: ['Obras'],
  picture: '/uploads/x/1600.webp',
  publishedAt,
}

/** Whether every opened tag is closed in order: the first check of an XML reader. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name, rest = ''] of xml.matchAll(/<(\/?)([a-zA-Z][\w:]*)((?:\s[^<>]*)?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!rest.endsWith('/')) open.push(name ?? '')
  }
  return open.length === 0
}

test('an RSS item has its title, address, author and a stable id', () => {
  const feed = rss(origin, channel, links, [item])
  expect(feed).toContain('<title>Folha do Sertão</title>')
  expect(feed).toContain('<link>https://jornal.example/londrina-pr/obra</link>')
  expect(feed).toContain(`<guid isPermaLink="false">${item.id}</guid>`)
  expect(feed).toContain('<dc:creator>Helena</dc:creator><dc:creator>Agência Brasil</dc:creator>')
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
  expect(feed).toContain('url="https://jornal.example/uploads/x/1600.webp"')
  expect(isWellFormed(feed)).toBe(true)
})

test('a feed names its address and its hub, inside and in its header', () => {
  const feed = rss(origin, channel, links, [])
  expect(feed).toContain('<atom:link href="https://jornal.example/rss.xml" rel="self" type="application/rss+xml"/>')
  expect(feed).toContain('<atom:link href="https://hub.example/?a=1&#38;b=2" rel="hub"/>')
  expect(linkHeader(links)).toBe(
    '<https://hub.example/?a=1&b=2>; rel="hub", <https://jornal.example/rss.xml>; rel="self"',
  )
})

test('hostile text in every field leaves the feeds well formed', () => {
  const feeds = [
    rss(origin, channel, links, [
      { ...item, title: hostile, summary: hostile, authors: [hostile], tags: [hostile], picture: `/${hostile}` },
    ]),
    newsSitemap(origin, identity, [{ path: '/a?b&c', title: hostile, publishedAt }]),
    sitemap(origin, [{ path: '/a?b&c"<', changedAt: publishedAt }]),
  ]
  for (const feed of feeds) {
    expect(feed).not.toContain('<script')
    expect(feed).not.toContain(']]>')
    expect(feed).not.toContain('\u0000')
    expect(feed).not.toMatch(/&(?!#\d+;)/)
    expect(isWellFormed(feed)).toBe(true)
  }
})

test('readers’ pages below a staff screen are open to crawlers', () => {
  const rules = robots(origin, { ai: true })
  expect(rules).toContain('Disallow: /newsletter/\n')
  expect(rules).toContain('Allow: /newsletter/assinar\n')
  expect(rules).not.toContain('/newsletter/assinar/confirme')
})

test('crawlers of language models are refused by name when a master says so, and others are not', () => {
  expect(robots(origin, { ai: true })).not.toContain('GPTBot')
  const [refused = '', others = ''] = robots(origin, { ai: false }).split('\n\n')
  for (const name of ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'])
    expect(refused).toContain(`User-agent: ${name}\n`)
  expect(refused).toMatch(/\nDisallow: \/$/)
  expect(refused).not.toMatch(/User-agent: (?:\*|Googlebot|Bingbot|Applebot)\n/)
  expect(others).toMatch(/^User-agent: \*\n/)
  expect(others).not.toMatch(/Disallow: \/\n/)
})
