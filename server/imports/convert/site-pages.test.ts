import { expect, test } from 'vitest'
import { sitePageFor } from './site-pages.ts'

test.each([
  ['sobre', 'quem-somos'],
  ['contato', 'contato'],
  ['noticias', null],
  ['constructor', null],
  ['__proto__', null],
])('the page %s becomes %s', (slug, page) => {
  expect(sitePageFor(slug)).toBe(page)
})
