import assert from 'node:assert/strict'

/** Whether this is `npm run test:all`, which plays every round of the long tests and measures milliseconds. */
export const isWhole = process.env.TEST_ALL === '1'

/** How many times slower this machine is than a quiet one, at least 1 (`scripts/steps/testing/slowness.ts`). */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1)

/** A limit of time in milliseconds, longer on a slow machine. */
export const stretched = (ms: number): number => Math.round(ms * slowness)

/** How many rounds of a long test this run plays. */
export const rounds = (few: number, all: number): number => (isWhole ? all : few)

/** Checks in the whole run that what began at `started` (`performance.now()`) took less than `ms`. A busy machine would make every such figure false. */
export function expectWithin(ms: number, started: number, what = 'it'): void {
  const took = performance.now() - started
  if (isWhole) assert.ok(took < ms, `${what} took ${Math.round(took)} ms, and not less than ${ms}`)
}
