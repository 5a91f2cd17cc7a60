import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { rounds } from '#tests/support/tier.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { crawl } from '../support/crawl.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie } from '../support/session.ts'

const secret = 'Canário premium que só assinante lê'
const opening = 'Abertura que todos leem'

/** A premium article among the newest, so home, city and feeds all list it. */
async function premiumArticle() {
  const marks = [opening, 'Segundo parágrafo', secret, secret, 'Mais um trecho', 'Outro trecho', 'O fim do texto']
  const content = marks.map(mark => `<p>${sentence(mark)}</p>`).join('')
  const { article } = await given.article({
    status: 'published',
    fields: { visibility: 'premium', content, cities: ['londrina-pr'] },
  })
  return article
}

const cookieOf = async ({ id }: { id: string }) => `${cookieName}=${await sessionCookie(id)}`

/** Addresses that the crawl must reach: a crawl that reaches nothing proves nothing. */
const landmarks = (slug: string) => [
  '/',
  '/rss.xml',
  '/sitemap.xml',
  '/news-sitemap.xml',
  '/robots.txt',
  `/londrina-pr/${slug}`,
]

test.describe('a premium text (abuse case 11)', () => {
  test.setTimeout(180_000)

  test('is nowhere for a visitor: pages, payloads, feeds, sitemaps', async () => {
    const { slug } = await premiumArticle()
    const read = await crawl({ start: ['/', `/article/${slug}`], limit: rounds(40, 400) })
    const whole = [...read].filter(([, text]) => text.includes(secret)).map(([address]) => address)
    expect(whole).toEqual([])
    for (const address of landmarks(slug)) expect(read.has(address), address).toBe(true)
    expect(read.get(`/londrina-pr/${slug}`)).toContain(opening)
  })

  test('is there for a subscriber, and not in the answers to the next visitor', async () => {
    const { slug } = await premiumArticle()
    const path = `/londrina-pr/${slug}`
    const cookie = await cookieOf(await given.subscriber())
    const response = await fetch(house.url + path, { headers: { cookie } })
    expect(await response.text()).toContain(secret)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await fetch(house.url + path)).text()).not.toContain(secret)
  })
})

test('a crawl finds no draft, review, withdrawn or deleted article (abuse case 12) @whole', async () => {
  test.setTimeout(180_000)
  const title = (state: string) => `Canário fechado ${state}`
  const draft = await given.article({ fields: { title: title('rascunho') } })
  const review = await given.article({ status: 'review', fields: { title: title('revisão') } })
  const withdrawn = await given.article({ status: 'published', fields: { title: title('retirado') } })
  const deleted = await given.article({ status: 'published', fields: { title: title('apagado') } })
  const addresses = [draft, review, withdrawn, deleted].map(({ article }) => `/article/${article.slug}`)
  // The press keeps pages with the last two before they are taken down.
  await Promise.all(['/', '/rss.xml', '/sitemap.xml', ...addresses].map(path => fetch(house.url + path)))
  await changeStatus(await given.editor(), { id: withdrawn.article.id, version: 3, status: 'draft' })
  await removeArticle(await given.master(), { id: deleted.article.id })
  const read = await crawl({ start: ['/', ...addresses] })
  const found = [...read].filter(([, text]) => text.includes('Canário fechado')).map(([address]) => address)
  expect(found).toEqual([])
  // The same for signed-in users, whose pages are printed for them alone.
  const paths = ['/', '/rss.xml', '/sitemap.xml', '/news-sitemap.xml', '/my-articles', '/dashboard', ...addresses]
  for (const person of [await given.reader(), await given.subscriber(), await given.author()]) {
    const own = await crawl({ start: paths, cookie: await cookieOf(person), limit: paths.length })
    expect([...own].filter(([, text]) => text.includes('Canário fechado')).map(([address]) => address)).toEqual([])
  }
})
