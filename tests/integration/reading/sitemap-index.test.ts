import { expect, test } from 'vitest'
import { addressesPerSitemap } from '#lib/sitemaps/sitemap.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { citySitemapsFile, sitemapFile, sitemapPart } from '#server/sitemaps/http.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { problemsOfSitemap } from '../../support/feeds.ts'
import { given } from '../../support/given.ts'

const surplus = 7
/** More than a file should hold by so much that an estimate by every 256th article tells it. */
const many = 2 * addressesPerSitemap

async function filesOf(index: Response): Promise<string[]> {
  const text = await index.text()
  return [...text.matchAll(/<loc>http:\/\/localhost:3000\/sitemaps\/([^<]+)<\/loc>/g)].map(([, name = '']) => name)
}

async function addressesIn(name: string): Promise<string[]> {
  const text = await (await sitemapPart(name)).text()
  return [...text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

test('every article is in the file of its month, once; a month with too many becomes sixteen files', async () => {
  const author = await makeByline({ fullName: 'Arquivo' })
  // Triggers are off: this test does not need their results, and ten thousand runs take long.
  await asOwner(`SET session_replication_role = replica;
    INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, published_at, updated_at)
    SELECT md5(n::text)::uuid, 'Artigo ' || n, 'artigo-' || n, 'Resumo', '<p>Texto.</p>', '', 'published', '${author}',
      CASE WHEN n <= ${surplus} THEN '2019-12-31T23:59:59.999Z' ELSE '2020-01-01T00:00:00Z' END::timestamptz, now()
    FROM generate_series(1, ${many + surplus}) n;
    INSERT INTO article_credits (article_id, position, craft, profile_id, listed_at)
    SELECT id, 0, 'reporting', author_id, published_at FROM articles`)
  const files = await filesOf(await sitemapFile())
  const january = Array.from({ length: 16 }, (_, n) => `2020-01-${n.toString(16)}.xml`)
  expect(files).toEqual(['paginas.xml', 'cidades.xml', 'autores.xml', 'assuntos.xml', ...january, '2019-12.xml'])

  const addresses = (await Promise.all([...january, '2019-12.xml'].map(addressesIn))).flat()
  expect(addresses).toHaveLength(many + surplus)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(await addressesIn('2019-12.xml')).toHaveLength(surplus)
  expect(await addressesIn('autores.xml')).toEqual([`/author/${author}`])
})

test('cities, tags and authors have files of their own, and a city lists its articles in one', async () => {
  const { article, author } = await given.article({
    status: 'published',
    fields: { tags: ['Água', 'Zinco & cobre'], cities: ['tefe-am', 'chui-rs'] },
  })
  await given.article({ fields: { tags: ['Rascunho'], cities: ['oiapoque-ap'] } })
  expect(await addressesIn('paginas.xml')).toContain('/')
  expect(await addressesIn('cidades.xml')).toEqual(['/chui-rs', '/tefe-am'])
  expect(await addressesIn('assuntos.xml')).toEqual(['/tag/agua', '/tag/zinco-cobre'])
  expect(await addressesIn('autores.xml')).toContain(`/author/${author.id}`)
  expect(await filesOf(await citySitemapsFile())).toEqual(['cidade-chui-rs.xml', 'cidade-tefe-am.xml'])
  for (const city of ['chui-rs', 'tefe-am'])
    expect(await addressesIn(`cidade-${city}.xml`)).toEqual([`/tefe-am/${article.slug}`])
  expect((await sitemapPart('cidade-oiapoque-ap.xml')).status).toBe(404)
})

test('every file of the index, and every page with articles, has the time of its newest change; articles have their cover', async () => {
  const { id } = await db().media.create({ data: { width: 1280, height: 640, widths: [320, 1280, 640] } })
  const texts = { coverAlt: 'Ponte', coverCredit: 'Foto: Dora' }
  const { article } = await given.article({
    status: 'published',
    fields: { coverMediaId: id, cities: ['tefe-am'], ...texts },
  })
  const index = await (await sitemapFile()).text()
  expect(index.match(/<sitemap>/g)).toHaveLength(index.match(/<lastmod>/g)?.length ?? 0)
  expect(await (await citySitemapsFile()).text()).toMatch(/cidade-tefe-am\.xml<\/loc><lastmod>/)
  expect(await (await sitemapPart('cidades.xml')).text()).toMatch(/\/tefe-am<\/loc><lastmod>/)
  expect(await (await sitemapPart('paginas.xml')).text()).toMatch(/<loc>http:\/\/localhost:3000\/<\/loc><lastmod>/)
  const month = new Date().toISOString().slice(0, 7)
  for (const name of [`${month}.xml`, 'cidade-tefe-am.xml']) {
    const text = await (await sitemapPart(name)).text()
    const entry = text.split('<url>').find(each => each.includes(article.slug)) ?? ''
    expect(entry).toContain('<lastmod>')
    expect(entry).toContain(`<image:loc>http://localhost:3000/uploads/${id}/1280.webp</image:loc>`)
    expect(await problemsOfSitemap(text)).toEqual([])
  }
})
