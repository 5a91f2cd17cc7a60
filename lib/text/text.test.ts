import { describe, expect, test } from 'vitest'
import { initials, slugify, truncate } from './text.ts'

describe('an address made from a title (abuse case 20)', () => {
  test.each([
    ['São João: 50 mil na praça!', 'sao-joao-50-mil-na-praca'],
    ['🎉 Festa 🎉', 'festa'],
    ['🎉🎉', ''],
    ['Straße & Co.', 'strasse-co'],
    // A Cyrillic letter does not count as the Latin letter that it resembles.
    ['Pа\u0440ede', 'p-ede'],
    ['../../etc/passwd', 'etc-passwd'],
    ['%2e%2e<script>', '2e-2e-script'],
  ])('%s becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('reads only the beginning of an endless text (abuse case 21)', () => {
    expect(slugify(`${'-'.repeat(4_000)}fim`)).toBe('')
    expect(slugify(`${'-'.repeat(3_990)}fim`)).toBe('fim')
  })

  test('a title of 300 letters is cut at a word', () => {
    const slug = slugify('palavra '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(200)
    expect(slug).toMatch(/^(?:palavra-)+palavra$/)
  })
})

test.each([
  ['Ana Clara de Souza', 'AS'],
  ['Ana', 'A'],
  ['  ', ''],
  ['🎉 Festa Junina', '🎉J'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a text is cut at a word, and never inside a surrogate pair', () => {
  expect(truncate('Chuva forte alaga o centro', 14)).toBe('Chuva forte…')
  expect(truncate('curto', 14)).toBe('curto')
  for (let max = 2; max < 12; max++) expect(truncate('🎉'.repeat(9), max).isWellFormed()).toBe(true)
})
