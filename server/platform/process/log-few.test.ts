import { expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { logFew } from './log-few.ts'

test('of 65,000 equal events the first ten are logged, and then each power of ten with its number', () => {
  const write = vi.spyOn(log(), 'warn').mockImplementation(() => {})
  for (let n = 0; n < 65_000; n++) logFew('warn', 'an import', { n }, 'file not stored')
  logFew('warn', 'another import', {}, 'file not stored')
  const numbers = write.mock.calls.map(([fields]) => (fields as { count?: number }).count)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1_000, 10_000, 1])
})
