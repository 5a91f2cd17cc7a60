import { expect, test } from 'vitest'
import { sitePageTexts } from './site-page-texts.ts'
import { sitePageOf, sitePages } from './site-pages.ts'

test.each(sitePages)('$slug has a default text and does not look like a place', ({ slug, description }) => {
  expect(sitePageTexts[slug].length).toBeGreaterThan(400)
  expect(description.length).toBeLessThan(160)
  expect(slug).not.toMatch(/-[a-z]{2}$/)
})

test('the texts link only to pages that exist', () => {
  const known = ['/erramos', '/pricing', ...sitePages.map(({ slug }) => `/${slug}`)]
  const links = Object.values(sitePageTexts).flatMap(text => [...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(link => !known.includes(link ?? ''))).toEqual([])
})

test('an unknown name is not a page', () => {
  for (const name of ['', 'constructor', 'quem-somos-x', 'londrina-pr']) expect(sitePageOf(name)).toBeUndefined()
})
