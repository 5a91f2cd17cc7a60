import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '#lib/errors.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** How long a person waits for everything that an act asks of a payment provider. */
const patienceMs = 8_000

/** The moment (`performance.now()`) until which the present act may ask providers. Jobs have none. */
const deadline = () => singleton('payment-deadline', () => new AsyncLocalStorage<number>())

/** Milliseconds that are left to ask providers. */
export const timeLeft = (): number => (deadline().getStore() ?? Number.POSITIVE_INFINITY) - performance.now()

/** Runs an act whose requests to providers end after some milliseconds in all, with provider_unavailable. */
export const within = <Result>(ms: number, act: () => Promise<Result>): Promise<Result> =>
  deadline().run(performance.now() + Math.min(ms, timeLeft()), act)

/**
 * An act for which a person waits at the screen: however many requests it makes, and however slowly a provider answers each, it ends within
 * seconds.
 */
export const promptly =
  <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    within(patienceMs, () => act(...args))

/** The answer of one request; provider_unavailable when the act's time ends before. What was sent may still be done at the provider. */
export async function inTime<Result>(request: () => Promise<Result>): Promise<Result> {
  const ms = timeLeft()
  if (ms <= 0) throw late()
  return ms === Number.POSITIVE_INFINITY ? request() : Promise.race([request(), lateAfter(ms)])
}

async function lateAfter(ms: number): Promise<never> {
  // Timers drop fractions and may fire a millisecond early: the next request would then have a trace of time left.
  await pause(Math.ceil(ms) + 1, undefined, { ref: false })
  throw late()
}

const late = () => new DomainError('provider_unavailable', { cause: new Error('no answer while a person waits') })
