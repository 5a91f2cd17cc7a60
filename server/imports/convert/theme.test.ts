import { expect, test } from 'vitest'
import { sanitizeContent } from '#server/platform/body.ts'
import { convertOne } from '#tests/support/imports/convert-one.ts'
import { blockCases, classicCases } from '#tests/support/imports/theme-cases.ts'

test.each([...blockCases, ...classicCases])('$name', ({ html, expected, notes = [] }) => {
  // A draft: what was public gets a line when it has hardly a word.
  const { fields, notes: found } = convertOne({ html, status: 'draft' })
  expect(fields.content).toBe(expected)
  expect(sanitizeContent(fields.content)).toBe(expected)
  expect(
    found.map(({ code }) => code).filter(code => code !== 'summary_derived' && code !== 'published_as_draft'),
  ).toEqual(notes)
})
