import { expect, test } from 'vitest'
import { reviewFields } from './review.ts'

const typed = { decision: 'approved', comment: '', quality: '' }

test('an empty score is null, and only an approval has a score', () => {
  expect(reviewFields.parse(typed)).toEqual({ decision: 'approved', comment: null, quality: null, checked: [] })
  expect(reviewFields.parse({ ...typed, quality: '10' }).quality).toBe(10)
})

test.each([
  ['8,5', 8.5],
  ['8.5', 8.5],
  [' 9,0 ', 9],
  ['10,0', 10],
  ['0,5', 0.5],
])('the score “%s” is %d', (quality, score) => {
  expect(reviewFields.parse({ ...typed, quality }).quality).toBe(score)
})

test.each([
  [{ decision: 'changes_requested', comment: ' \n' }, 'Diga o que precisa mudar'],
  [{ decision: 'maybe' }, 'Escolha uma decisão'],
  [{ decision: '' }, 'Escolha uma decisão'],
  [{ quality: '11' }, 'A nota vai de 0 a 10, de meio em meio ponto: “8” ou “8,5”'],
  [{ quality: '8,3' }, 'A nota vai de 0 a 10, de meio em meio ponto: “8” ou “8,5”'],
  [{ quality: '10,5' }, 'A nota vai de 0 a 10, de meio em meio ponto: “8” ou “8,5”'],
  [{ comment: 'x'.repeat(2001) }, 'Comentário muito longo'],
])('%j is refused with a message', (own, message) => {
  expect(reviewFields.safeParse({ ...typed, ...own }).error?.issues[0]?.message).toBe(message)
})
