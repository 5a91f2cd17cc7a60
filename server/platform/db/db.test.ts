import { expect, test } from 'vitest'
import { statementNames } from './db.ts'

test('a text has one name, and another text another', () => {
  const nameOf = statementNames()
  expect(nameOf({ sql: 'select 1' })).toBe(nameOf({ sql: 'select 1' }))
  expect(nameOf({ sql: 'select 1' })).not.toBe(nameOf({ sql: 'select 2' }))
})

test('the number of names is limited: late texts have no name, early ones have theirs', () => {
  const nameOf = statementNames()
  const early = nameOf({ sql: 'select 1' })
  for (let i = 0; i < 1000; i++) nameOf({ sql: `select 1 in (${i})` })
  expect(nameOf({ sql: 'select late' })).toBe('')
  expect(nameOf({ sql: 'select 1' })).toBe(early)
})
