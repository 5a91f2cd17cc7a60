import { expect, test } from 'vitest'
import { compareLines } from './compare.ts'

const drawn = (theirs: string, mine: string) =>
  compareLines([...theirs], [...mine]).map(line => `${line.theirs ?? '.'}${line.mine ?? '.'}`)

test.each([
  ['abc', 'abc', ['aa', 'bb', 'cc']],
  ['abc', 'axc', ['aa', 'bx', 'cc']],
  ['abc', 'axyc', ['aa', 'bx', '.y', 'cc']],
  ['abc', 'ac', ['aa', 'b.', 'cc']],
  ['', 'ab', ['.a', '.b']],
  ['ab', '', ['a.', 'b.']],
  ['abcd', 'bcde', ['a.', 'bb', 'cc', 'dd', '.e']],
])('%s beside %s', (theirs, mine, lines) => {
  expect(drawn(theirs, mine)).toEqual(lines)
})

test('two very long texts are laid side by side without searching', () => {
  const long = Array.from({ length: 3_000 }, (_, n) => String(n))
  expect(compareLines(long, long)).toHaveLength(3_000)
})
