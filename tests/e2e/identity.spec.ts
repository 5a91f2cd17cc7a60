import { defaultIdentity } from '#lib/schemas/site-settings.ts'
import { removeArticle } from '#server/articles/commands/remove-article.ts'
import { given } from '#tests/support/given.ts'
import { expect, test } from './fixtures.ts'
import { house } from './support/house.ts'

/** Everything that names the newspaper to whoever is not signed in. */
async function publicAddresses(): Promise<string[]> {
  const { article, author } = await given.article({ status: 'published' })
  const gone = await given.article({ status: 'published' })
  await removeArticle(await given.master(), { id: gone.article.id })
  const { locationPath: city, slug } = article
  const feeds = ['/rss.xml', `/${city}/rss.xml`, '/tag/obras/rss.xml', `/author/${author.id}/rss.xml`]
  const lists = [`/${city}`, `/?city=${city}`, '/tag/obras', `/author/${author.id}`, '/erramos']
  const searches = ['/busca', '/busca?q=avenida', '/busca?q=zzzzqqqq']
  const house = [
    '/',
    '/pricing',
    '/quem-somos',
    '/contato',
    '/privacidade',
    '/privacidade/cookies',
    '/auth',
    '/auth?tab=cadastrar',
  ]
  const missing = ['/404', '/nao-ha-nada', `/article/${gone.article.slug}`, '/?city=nenhuma-xx', '/uploads/x']
  return [`/${city}/${slug}`, ...lists, ...searches, ...house, ...missing, ...feeds, '/news-sitemap.xml']
}

test('a newspaper with a name of its own says it on every page, in every feed and to search engines', async () => {
  for (const path of await publicAddresses()) {
    const text = await (await fetch(house.url + path)).text()
    expect(text, `${path} says the newspaper’s name`).toContain(house.name)
    expect(text, `${path} says the name that it came with`).not.toContain(defaultIdentity.name)
  }
})

test('and so do the screens of those who make it', async ({ as, page }) => {
  await as('master')
  const screens = ['/', '/settings', '/dashboard', '/create', '/my-articles', '/admin', '/admin/destaque']
  for (const path of screens) {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(house.name))
    await expect(page.getByRole('banner').getByRole('link', { name: house.name })).toBeVisible()
    expect(await page.content(), path).not.toContain(defaultIdentity.name)
  }
})
