import { HtmlValidate } from 'html-validate'
import { problemsOfFeed, problemsOfSitemap } from '#tests/support/feeds.ts'
import { problemsOfData, structuredDataOf } from '#tests/support/structured-data.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { type ReaderPage, readerPages } from '../support/reader-pages.ts'

// No integrity rule: all files come from the page's own origin, where a checksum proves nothing.
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': 'off' },
})

interface Read extends ReaderPage {
  html: string
}

let pages: Read[]

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  pages = []
  for (const page of await readerPages()) {
    const answer = await fetch(house.url + page.path)
    expect(answer.status, page.what).toBe(page.status)
    pages.push({ ...page, html: await answer.text() })
  }
})

test('the HTML of every kind of page is valid @whole', async () => {
  const problems: string[] = []
  for (const { what, html } of pages) {
    const { results } = await checker.validateString(html)
    for (const { line, column, message, ruleId } of results.flatMap(result => result.messages)) {
      problems.push(`${what}: ${message} (${ruleId}) at ${excerpt(html, line, column)}`)
    }
  }
  expect(problems).toEqual([])
})

const excerpt = (html: string, line: number, column: number) =>
  (html.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 2), column + 90)

test('the structured data of every kind of page meets the search engines’ requirements @whole', async () => {
  const problems = pages.flatMap(({ what, html }) =>
    problemsOfData(structuredDataOf(html), house.url).map(problem => `${what}: ${problem}`),
  )
  expect(problems).toEqual([])
})

/** The JSON-LD types that each kind of page must have. */
const types: Record<string, string[]> = {
  home: ['WebSite', 'NewsMediaOrganization'],
  city: ['CollectionPage', 'BreadcrumbList'],
  tag: ['CollectionPage', 'BreadcrumbList'],
  author: ['ProfilePage', 'BreadcrumbList'],
  article: ['NewsArticle', 'BreadcrumbList'],
  'article without a city': ['NewsArticle', 'BreadcrumbList'],
  'premium article': ['NewsArticle', 'BreadcrumbList'],
  corrections: ['CollectionPage', 'BreadcrumbList'],
  agenda: ['CollectionPage', 'BreadcrumbList'],
  event: ['Event', 'BreadcrumbList'],
  'institutional page': ['WebPage', 'NewsMediaOrganization', 'BreadcrumbList'],
  'institutional page with gaps': [],
  'missing page': [],
  'deleted article': [],
}

test('each kind of page names its type @whole', async () => {
  const typesOf = (wanted: string) => {
    const html = pages.find(({ what }) => what === wanted)?.html ?? ''
    return structuredDataOf(html).map(thing => String(thing['@type']))
  }
  for (const [what, expected] of Object.entries(types)) expect(typesOf(what), what).toEqual(expected)
})

test('every page has robots rules and a canonical address @whole', async () => {
  for (const { what, html, status } of pages) {
    const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    if (status !== 200) {
      expect(robots, what).toContain('noindex')
      continue
    }
    expect(robots, what).toContain('max-image-preview:large')
    expect(canonical, what).toMatch(new RegExp(`^${house.url}(?:/|$)`))
    expect(/<meta name="description" content="[^"]{10,}"/.test(html), what).toBe(true)
    expect(html.match(/<h1\b/g), what).toHaveLength(1)
  }
})

/** The paths of the addresses in a sitemap or an index. */
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

test('sitemaps, their index and the news sitemap follow their schemas @whole', async () => {
  const read = async (path: string) => (await fetch(house.url + path)).text()
  const indexes = ['/sitemap.xml', '/sitemap-cidades.xml']
  const files = (await Promise.all(indexes.map(read))).flatMap(pathsIn)
  expect(files.length).toBeGreaterThan(5)
  for (const path of [...indexes, ...files, '/news-sitemap.xml']) {
    expect(await problemsOfSitemap(await read(path)), path).toEqual([])
  }
})

test('feeds follow RSS 2.0 and name their own address @whole', async () => {
  const author = pages.find(({ what }) => what === 'author')?.path
  for (const path of [
    '/rss.xml',
    '/londrina-pr/rss.xml',
    '/tag/obras/rss.xml',
    `${author}/rss.xml`,
    '/tefe-am/rss.xml',
    '/boletim/feed.xml',
  ]) {
    const xml = await (await fetch(house.url + path)).text()
    expect(await problemsOfFeed(xml, house.url + path), path).toEqual([])
  }
})
