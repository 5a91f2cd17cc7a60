import { expect, test } from 'vitest'
import { unfold, withLarge } from './large.ts'

test('a text stands in the place of its stand-in as long as its statement runs', async () => {
  const statement = { text: 'SELECT $1, $2, $3', values: [''] as unknown[] }
  await withLarge(['a long text', 'another'], async ([one, other]) => {
    const values = [one, 7, other]
    statement.values = values
    unfold(statement)
    expect(statement.values).toEqual(['a long text', 7, 'another'])
    statement.values = values
  })
  const left = [...statement.values]
  unfold(statement)
  expect(statement.values).toEqual(left)
  expect(left).not.toContain('a long text')
})
