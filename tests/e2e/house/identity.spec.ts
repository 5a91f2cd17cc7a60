import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { readerPages } from '../support/reader-pages.ts'

/** Every public address that names the newspaper. */
async function publicAddresses(): Promise<string[]> {
  const pages = (await readerPages()).map(({ path }) => path)
  const author = pages.find(path => path.startsWith('/author/'))
  const feeds = ['/rss.xml', '/londrina-pr/rss.xml', '/tag/obras/rss.xml', `${author}/rss.xml`, '/news-sitemap.xml']
  return [...pages, '/auth', '/auth?tab=cadastrar', '/uploads/x', ...feeds]
}

test('the newspaper’s own name is on every page, in every feed and in the structured data @whole', async () => {
  for (const path of await publicAddresses()) {
    const text = await (await fetch(house.url + path)).text()
    expect(text, `${path} says the newspaper’s name`).toContain(house.name)
    expect(text, `${path} says the name that it came with`).not.toContain(defaultIdentity.name)
  }
})
