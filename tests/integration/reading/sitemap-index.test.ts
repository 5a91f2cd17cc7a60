import { expect, test } from 'vitest'
import { addressesPerSitemap } from '#lib/seo/sitemap.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { sitemapFile, sitemapPart } from '#server/articles/http.ts'
import { db } from '#server/platform/db.ts'

const surplus = 7

test('beyond one file there is an index, and its files hold every address once', async () => {
  const author = await makeByline({ fullName: 'Arquivo' })
  await db().$executeRaw`
    INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, published_at, updated_at)
    SELECT gen_random_uuid(), 'Artigo ' || n, 'artigo-' || n, 'Resumo', '', '', 'published', ${author}::uuid,
      '2020-01-01T00:00:00Z'::timestamptz + (n % 500) * interval '1 hour', now()
    FROM generate_series(1, ${addressesPerSitemap + surplus}) n`
  const index = await (await sitemapFile()).text()
  const files = [...index.matchAll(/<loc>http:\/\/localhost:3000\/sitemaps\/([^<]+)<\/loc>/g)].map(
    ([, name = '']) => name,
  )
  expect(files).toEqual(['1.xml', '2.xml'])

  const bodies = await Promise.all(files.map(async name => (await sitemapPart(name)).text()))
  const counts = bodies.map(body => body.split('<url>').length - 1)
  expect(counts).toEqual([addressesPerSitemap, surplus])
  const addresses = bodies.flatMap(body => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address))
  expect(new Set(addresses).size).toBe(addressesPerSitemap + surplus)
})
