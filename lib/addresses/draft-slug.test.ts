import { expect, test } from 'vitest'
import { draftSlug, followsTitle, isProvisional, shownSlug } from './draft-slug.ts'

const none = `sem-titulo-${'0af1'.repeat(8)}`

test.each([
  ['', ''],
  ['meu-slug-', 'meu-slug'],
  [none, ''],
])('a draft stores the typed slug %j as %j', (typed, stored) => {
  expect(draftSlug(typed)).toBe(stored)
})

test('a provisional slug is shown as none, and only its own form is one', () => {
  expect(isProvisional(none)).toBe(true)
  expect(shownSlug(none)).toBe('')
  expect(shownSlug('sem-titulo-novo')).toBe('sem-titulo-novo')
})

const long = 'a'.repeat(220)

test.each([
  ['', 'Chuva forte', true],
  ['chuva-forte', 'Chuva forte', true],
  ['chuva-forte-2', 'Chuva forte', true],
  [`${'a'.repeat(198)}-2`, long, true],
  ['chuva-de-verao', 'Chuva forte', false],
  ['chuva-forte', '', false],
])('the slug %j follows the title %j: %s', (slug, title, follows) => {
  expect(followsTitle({ slug, title })).toBe(follows)
})
