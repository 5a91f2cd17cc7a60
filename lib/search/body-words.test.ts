import { expect, test } from 'vitest'
import { bodyWords } from './body-words.ts'

const wordsOf = (html: string) =>
  Object.fromEntries((bodyWords(html)?.words ?? '').split(' ').map(each => each.split(':')))

test('words have no accents, and stand at their places', () => {
  expect(wordsOf('<p>A água da cidade.</p><p>Água!</p>')).toEqual({ a: '1', agua: '2,5', da: '3', cidade: '4' })
})

test('numbers lose their separators, and part from letters', () => {
  expect(wordsOf('<p>1.204 km às 19h30, R$ 3,50</p>')).toMatchObject({
    '1204': '1',
    km: '2',
    '19': '4',
    h: '5',
    '30': '6',
  })
})

test('a word that would be a stop word without its accent ends in a zero', () => {
  expect(wordsOf('<p>O Pará e para</p>')).toMatchObject({ para0: '2', para: '4' })
})

test('a text with other signs is left to the database', () => {
  expect(bodyWords('<p>Chuva 🌧 na cidade</p>')).toBeNull()
  expect(bodyWords('<p>Москва</p>')).toBeNull()
  expect(bodyWords('<p>O Paráº e o Maranhãoª</p>')).toBeNull()
  expect(bodyWords('<p>A 1ª e o 2º</p>')).not.toBeNull()
})
