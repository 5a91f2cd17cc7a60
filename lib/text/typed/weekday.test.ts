import { expect, test } from 'vitest'
import { weekdayOf } from './weekday.ts'

test('a day says its weekday; a text that is no day says none', () => {
  expect(['2026-06-13', '2026-06-14', '2027-06-14'].map(weekdayOf)).toEqual(['sábado', 'domingo', 'segunda-feira'])
  expect(['', '14/06', '2026-13-45', '2026-06'].map(weekdayOf)).toEqual([null, null, null, null])
})
