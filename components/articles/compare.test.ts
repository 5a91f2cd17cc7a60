import { expect, test } from 'vitest'
import { compareLines } from './compare.ts'

const drawn = (theirs: string, mine: string) =>
  compareLines([...theirs], [...mine]).map(line =>
    line.theirs === line.mine ? line.mine : line.mine ? `+${line.mine}` : `-${line.theirs}`,
  )

test.each([
  ['abc', 'abc', ['a', 'b', 'c']],
  ['abc', 'axc', ['a', '-b', '+x', 'c']],
  ['abc', 'ac', ['a', '-b', 'c']],
  ['', 'ab', ['+a', '+b']],
  ['ab', '', ['-a', '-b']],
  ['abcd', 'bcde', ['-a', 'b', 'c', 'd', '+e']],
])('%s beside %s', (theirs, mine, lines) => {
  expect(drawn(theirs, mine)).toEqual(lines)
})

test('two very long texts are laid side by side without searching', () => {
  const long = Array.from({ length: 3_000 }, (_, n) => String(n))
  expect(compareLines(long, long)).toHaveLength(3_000)
})
