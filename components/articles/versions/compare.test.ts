import { expect, test } from 'vitest'
import { compareLines } from './compare.ts'

const drawn = (theirs: string, mine: string) =>
  compareLines([...theirs], [...mine]).map(line => `${line.theirs ?? '.'}${line.mine ?? '.'}`)

test.each([
  ['abc', 'axc', ['aa', 'bx', 'cc']],
  ['abc', 'axyc', ['aa', 'bx', '.y', 'cc']],
  ['abc', 'ac', ['aa', 'b.', 'cc']],
  ['', 'ab', ['.a', '.b']],
  ['abcd', 'bcde', ['a.', 'bb', 'cc', 'dd', '.e']],
])('%s beside %s', (theirs, mine, lines) => {
  expect(drawn(theirs, mine)).toEqual(lines)
})
