import { expect, test } from 'vitest'
import { isEverydayWord, likeliest, slipsBetween } from './spelling.ts'

test.each([
  ['prefeito', 'prefeito', 0],
  ['catinguera', 'catingueira', 1],
  ['protesot', 'protesto', 1],
  ['ontem', 'mantem', 2],
  ['', 'sol', 3],
])('from %s to %s: %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
})

test('two letters in each other’s place come before another letter, and a far word never', () => {
  const candidates = ['porto', 'prato', 'parto', 'mantem'].map(word => ({
    word,
    likeness: word === 'porto' ? 0.9 : 0.3,
  }))
  expect(likeliest('proto', candidates).map(({ word }) => word)).toEqual(['porto', 'prato'])
  expect(likeliest('ontem', candidates)).toEqual([])
})

test('words of every day are no mistakes, typed with or without their accents', () => {
  for (const word of ['ontem', 'amanha', 'agua', 'jogo']) expect(isEverydayWord(word), word).toBe(true)
  expect(isEverydayWord('catinguera')).toBe(false)
})
