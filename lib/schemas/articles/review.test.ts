import { expect, test } from 'vitest'
import { reviewFields } from './review.ts'

const typed = { decision: 'approved', comment: '', quality: '' }

test('an empty score is null, and only an approval has a score', () => {
  expect(reviewFields.parse(typed)).toEqual({ decision: 'approved', comment: null, quality: null, checked: [] })
  expect(reviewFields.parse({ ...typed, quality: '10' }).quality).toBe(10)
})

test.each([
  [{ decision: 'changes_requested', comment: ' \n' }, 'Diga o que precisa mudar'],
  [{ decision: 'maybe' }, 'Escolha uma decisão'],
  [{ quality: '11' }, 'A nota vai de 0 a 10'],
  [{ comment: 'x'.repeat(2001) }, 'Comentário muito longo'],
])('%j is refused with a message', (own, message) => {
  expect(reviewFields.safeParse({ ...typed, ...own }).error?.issues[0]?.message).toBe(message)
})
