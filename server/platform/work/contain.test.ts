import { readFile } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../process/log.ts'
import { contain } from './contain.ts'

const { signal } = new AbortController()
const limits = { signal, seconds: 60, graceMs: 50 }
const never = () => new Promise<never>(() => {})

describe('work whose error nobody catches', () => {
  // The test runner listens too, and would count such an error as its own.
  const events = ['uncaughtException', 'unhandledRejection'] as const
  let kept: ((...args: unknown[]) => void)[][] = []
  beforeEach(async () => {
    await contain(async () => {}, limits)
    kept = events.map(event => process.listeners(event as 'uncaughtException').slice(0, -1) as (typeof kept)[number])
    for (const [place, event] of events.entries())
      for (const listener of kept[place] ?? []) process.off(event, listener)
  })
  afterEach(() => {
    for (const [place, event] of events.entries())
      for (const listener of kept[place] ?? []) process.prependListener(event as 'uncaughtException', listener)
  })

  test.each<[string, () => void]>([
    [
      'in a callback',
      () =>
        readFile('/', () => {
          throw new Error('lost')
        }),
    ],
    ['in a promise', () => void Promise.reject(new Error('lost'))],
  ])('%s ends alone with that error', async (_, lose) => {
    let other = false
    const [one, two] = await Promise.allSettled([
      contain(() => {
        lose()
        return never()
      }, limits),
      contain(async () => {
        await delay(100)
        other = true
      }, limits),
    ])
    expect([one, two.status, other]).toMatchObject([{ reason: { message: 'lost' } }, 'fulfilled', true])
  })

  /** What would end the process, and what was logged. */
  function watched() {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const logged = vi.spyOn(log(), 'error').mockImplementation(() => {})
    onTestFinished(() => {
      exit.mockRestore()
      logged.mockRestore()
    })
    return { exit, errors: () => logged.mock.calls.map(([fields]) => String((fields as { err: unknown }).err)) }
  }
  const loseIn = (ms: number, mark: string) =>
    void setTimeout(() => {
      throw new Error(mark)
    }, ms)

  test('after the work ended, or a second time in its grace, is logged and ends nothing', async () => {
    const { exit, errors } = watched()
    await contain(async () => {
      loseIn(20, 'in a callback of the past')
      void delay(20).then(() => Promise.reject(new Error('in a promise of the past')))
    }, limits)
    const twice = contain(() => {
      loseIn(1, 'first')
      loseIn(20, 'second')
      loseIn(120, 'third')
      return never()
    }, limits)
    await expect(twice).rejects.toThrow('first')
    await vi.waitFor(() => expect(errors()).toContain('Error: third'))
    expect(errors().toSorted()).toEqual(
      ['in a callback of the past', 'in a promise of the past', 'second', 'third'].map(mark => `Error: ${mark}`),
    )
    expect(exit).not.toHaveBeenCalled()
  })
})

test('work that takes too long is ended, hears of it, and is not waited for', async () => {
  let heard: AbortSignal | null = null
  const work = contain(
    inner => {
      heard = inner
      return never()
    },
    { ...limits, seconds: 0.05 },
  )
  await expect(work).rejects.toMatchObject({ code: 'work_overdue', params: { limit: '1 minuto' } })
  expect((heard as AbortSignal | null)?.aborted).toBe(true)
})

test('a requested stop is no error', async () => {
  const stop = new AbortController()
  const work = contain(
    inner => new Promise<string>(resolve => inner.addEventListener('abort', () => resolve('stopped'))),
    { ...limits, signal: stop.signal },
  )
  stop.abort()
  expect(await work).toBe('stopped')
})
