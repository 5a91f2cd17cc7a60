import { expect, test } from 'vitest'
import { blankTexts, formValuesOf } from './send-form.ts'

test('an event sent without a category is one of “Outros”', () => {
  expect(formValuesOf(blankTexts, 'londrina-pr').category).toBe('outros')
  expect(formValuesOf({ ...blankTexts, category: 'feiras' }, 'londrina-pr').category).toBe('feiras')
})
