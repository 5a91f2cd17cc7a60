import { expect, test } from 'vitest'
import { checkedPoints, checklistFields } from './checklist.ts'

test.each([
  [{ required: ['a', 'a'], others: [] }, 'Há um item repetido'],
  [{ required: ['a'], others: [' a '] }, 'Há um item repetido'],
  [{ required: ['x'.repeat(161)], others: [] }, 'Cada item deve ter no máximo 160 caracteres'],
  [{ required: Array.from({ length: 21 }, (_, n) => `item ${n}`), others: [] }, 'Use no máximo 20 itens'],
])('%j is refused with a message', (fields, message) => {
  expect(checklistFields.safeParse(fields).error?.issues[0]?.message).toBe(message)
})

test('a malformed value in the database is read as an empty list', () => {
  expect(checkedPoints.parse({ a: 1 })).toEqual([])
})
