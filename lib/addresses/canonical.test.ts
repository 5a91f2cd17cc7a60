import { expect, test } from 'vitest'
import { canonicalLink } from './canonical.ts'

const origin = 'https://jornal.example'

test.each([
  ['/tag/%C3%A1gua', '/tag/%C3%A1gua'],
  ['/Erramos/', '/erramos'],
  ['https://jornal.example/campina-grande-pb/?x=1#fim', '/campina-grande-pb?x=1#fim'],
  ['//evil.example/x', '//evil.example/x'],
  ['https://outro.example/A/', 'https://outro.example/A/'],
  ['/uploads/X/1.webp', '/uploads/X/1.webp'],
  ['/%zz', '/%zz'],
])('the link %s is written %s', (href, written) => {
  expect(canonicalLink(href, origin)).toBe(written)
})
