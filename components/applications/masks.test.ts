import { expect, test } from 'vitest'
import { maskedCpfTyped, maskedPhone } from './masks.ts'

test('a CPF gets its points as it is typed, and nothing else stays', () => {
  expect(['5', '529', '5299', '52998224725', '529.982.247-25', '529a982'].map(maskedCpfTyped)).toEqual([
    '5',
    '529',
    '529.9',
    '529.982.247-25',
    '529.982.247-25',
    '529.982',
  ])
})

test('a phone gets its area code’s brackets; a foreign one stays', () => {
  expect(['97', '979', '97991234567', '9733334444', '+351 912 345 678'].map(maskedPhone)).toEqual([
    '(97',
    '(97) 9',
    '(97) 99123-4567',
    '(97) 3333-4444',
    '+351 912 345 678',
  ])
})
