import { expect, test } from 'vitest'
import type { Score } from './checks.ts'
import { times, total } from './summary.ts'

const score = (passed: number, failed = 0, skipped = 0, flaky = 0): Score => ({
  name: 'unidade',
  passed,
  failed,
  skipped,
  flaky,
  notAtOnce: [],
  seconds: 1,
  output: '',
})

test('all runners are added up in one line', () => {
  expect(total([score(1), score(227), score(40)])).toEqual({ line: '268 passed, 0 failed', code: 0 })
  expect(total([score(10, 0, 2)])).toEqual({ line: '10 passed, 0 failed, 2 skipped', code: 0 })
})

test('a test that passed only on a retry has passed, and is named', () => {
  expect(total([score(10, 0, 0, 1), score(5)])).toEqual({ line: '15 passed, 0 failed, 1 flaky', code: 0 })
})

test('one failure anywhere fails the whole', () => {
  expect(total([score(227), score(0, 1)])).toEqual({ line: '227 passed, 1 failed', code: 1 })
})

test('a run without tests has not passed', () => {
  expect(total([]).code).toBe(1)
})

test('one line has the times of all parts, the whole last', () => {
  const build = { name: 'compilação', seconds: 62.04 }
  expect(times([score(1), build], 63)).toBe('unidade 1,0 s · compilação 62,0 s · ao todo 63,0 s')
})
