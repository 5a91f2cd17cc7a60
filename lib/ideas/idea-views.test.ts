import { expect, test } from 'vitest'
import { monthAfter } from '../months.ts'
import { ideasPath, readIdeaAddress } from './idea-views.ts'

test.each([
  '/storyboard',
  '/storyboard?ver=calendario&busca=obra%20da%20orla&cidade=sobral-ce&prioridade=high&mes=2026-11',
])('%s is read and written back the same', path => {
  const { searchParams } = new URL(path, 'http://localhost')
  expect(ideasPath(readIdeaAddress(Object.fromEntries(searchParams)))).toBe(path)
})

test.each(['0001-01', '0000-12', '9999-12', '2026-13', '2026-00', '2026-1', ' 2026-11', "' OR 1=1"])(
  'an invalid month (%j) is read as the current one',
  mes => {
    expect(readIdeaAddress({ mes }).month).toBeNull()
  },
)

test('the months before the first and after the last of the calendar are valid', () => {
  expect([monthAfter('1900-01', -1), monthAfter('2099-12', 1)]).toEqual(['1899-12', '2100-01'])
})
