import { expect, test } from 'vitest'
import { assertBounded } from './check-answer.ts'

const answer = (xml: string) => Buffer.from(`<r>${xml}</r>`).toString('base64')

test('an answer with a person’s four hundred groups passes', () => {
  expect(() => assertBounded(answer('<a><b name="group"><c xsi:type="t">x</c></b></a>'.repeat(400)))).not.toThrow()
})

test.each([
  ['elements', '<a/>'.repeat(3_000)],
  ['depth', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
  ['depth behind comments', '<!-- a --><a>'.repeat(50)],
  ['attributes', `<a ${'b="" '.repeat(3_000)}/>`],
  ['an entity', '<!DOCTYPE a [<!ENTITY a "b">]>'],
  ['bytes', 'a'.repeat(200 * 1024)],
])('an answer with too much of %s is refused (abuse case 42)', (_, xml) => {
  expect(() => assertBounded(answer(xml))).toThrow('An answer')
})

test('an answer that ends inside of a tag is refused (abuse case 42)', () => {
  expect(() => assertBounded(Buffer.from('<a><b').toString('base64'))).toThrow('open tag')
})
