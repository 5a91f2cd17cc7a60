import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { routes } from '#lib/addresses/screens/routes.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { db } from '#server/platform/db/db.ts'
import { readAddress } from '#server/press/request/address.ts'
import { given } from '../../support/given.ts'

/** The first segments of the addresses of the site's own pages and handlers. */
const taken = [
  ...new Set(
    globSync('app/**/{page.tsx,route.ts}').map(
      file =>
        file
          .replace(/^app\//, '')
          .replace(/^\([a-z]+\)\//, '')
          .split('/')[0] ?? '',
    ),
  ),
].filter(segment => /^[a-z]/.test(segment) && segment !== 'page.tsx')

describe('an article named like a page of the site (abuse case 20)', () => {
  test.each(['edit', 'api', '404', 'sitemaps'])(
    '%s is read at both of its addresses and takes no page’s place',
    async slug => {
      const { article } = await given.article({ status: 'published', fields: { slug } })
      expect(article.slug).toBe(slug)
      expect((await findArticleAt(anonymous, slug)).kind).toBe('article')
      for (const path of [`/article/${slug}`, `/${article.locationPath}/${slug}`]) {
        expect(readAddress(path, routes)).toEqual({ kind: 'page', key: path })
      }
    },
  )

  test('no city has the address of a page', async () => {
    expect(taken).toContain('dashboard')
    expect(taken).toContain('article')
    const cities = await db().municipality.findMany({ select: { path: true } })
    expect(cities.length).toBeGreaterThan(5_000)
    expect(cities.filter(({ path }) => taken.includes(path) || !/^[a-z0-9-]+-[a-z]{2}$/.test(path))).toEqual([])
  })
})
