import { expect, test } from 'vitest'
import { bodyWords } from './body-words.ts'
import { textsOf } from './word-list.ts'

const wordsOf = (html: string) => {
  const words = bodyWords(html)?.words
  return words && ('list' in words ? textsOf(words) : words).join(' ')
}

test('words have no accents, and stand in their order', () => {
  expect(wordsOf('<p>A água da cidade.</p><p>Água!</p>')).toBe('a agua da cidade agua')
})

test('numbers lose their separators, and part from letters', () => {
  expect(wordsOf('<p>1.204 km às 19h30, R$ 3,50</p>')).toBe('1204 km as 19 h 30 r 3 50')
})

test('a word that would be a stop word without its accent ends in a zero', () => {
  expect(wordsOf('<p>O Pará e para</p>')).toBe('o para0 e para')
})

test('a part beside an underscore is no whole word', () => {
  expect(wordsOf('<p>sé _sé __ sé_pará e</p>')).toBe('se0 se se para e')
})

test('a text with other signs is left to the database', () => {
  expect(bodyWords('<p>Chuva 🌧 na cidade</p>')).toBeNull()
  expect(bodyWords('<p>Москва</p>')).toBeNull()
  expect(bodyWords('<p>O Paráº e o Maranhãoª</p>')).toBeNull()
  expect(bodyWords('<p>A 1ª e o 2º</p>')).not.toBeNull()
})

test('a hundred thousand different words are told apart, also when a new list begins', () => {
  const word = (mark: string, at: number) => `palavra${mark}${at.toString(2).replaceAll('0', 'é').replaceAll('1', 'a')}`
  const texts = [...'abcdefghij'].map(mark => Array.from({ length: 10_000 }, (_, at) => word(mark, at)))
  const read = texts.map(words => bodyWords(`<p>${words.join(' ')}</p>`)?.words ?? [])
  const lists = new Set(read.map(words => ('list' in words ? words.list : null)))
  expect(lists.size).toBeGreaterThan(1)
  for (const [n, words] of read.entries()) {
    expect('list' in words ? textsOf(words) : words).toEqual(texts[n]?.map(word => word.replaceAll('é', 'e')))
  }
})
