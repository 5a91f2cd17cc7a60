import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { DomainError } from '#lib/errors.ts'
import { plural } from '#lib/text/format.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'

interface Running {
  /** Ends the work with an error. One of work that has ended is only logged. */
  end(error: unknown): void
}

interface Limits {
  /** A requested stop: the work ends at its next safe point, without an error. */
  signal: AbortSignal
  /** Seconds after which the work is ended for good. */
  seconds: number
  /** Milliseconds for work that was ended to close what it opened. */
  graceMs?: number
}

/**
 * Runs work under a time limit. An error that nobody catches (in a callback, in a promise that nobody awaits) counts as the work's own. The signal aborts in
 * both cases. Work that ignores it is abandoned after the grace. Raises the work's error, the escaped one, or work_overdue
 * (decision 0335).
 */
export async function contain<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { signal, seconds, graceMs = 10_000 }: Limits,
): Promise<Result> {
  const own = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  let isRunning = true
  const end = (error: unknown) => {
    if (!isRunning || own.signal.aborted) {
      log().error({ err: error }, 'work that ended threw again')
      return
    }
    clearTimeout(timer)
    own.abort(error)
    reject(error)
  }
  const overdue = new DomainError('work_overdue', { params: { limit: limitWords(seconds) } })
  const timer = setTimeout(end, seconds * 1_000, overdue)
  const result = running().run({ end }, async () => work(AbortSignal.any([signal, own.signal])))
  try {
    return await Promise.race([result, ended])
  } catch (error) {
    if (!own.signal.aborted) throw error
    await Promise.race([result.catch(() => {}), delay(graceMs, null, { ref: false })])
    throw own.signal.reason
  } finally {
    isRunning = false
    clearTimeout(timer)
  }
}

const limitWords = (seconds: number) =>
  seconds < 2 * 60 * 60
    ? plural(Math.ceil(seconds / 60), 'minuto', 'minutos')
    : plural(Math.round(seconds / 3_600), 'hora', 'horas')

/** The work in whose callbacks and promises the code runs. The process listens for escaped errors from the first work on. */
const running = () =>
  singleton('contained-work', () => {
    const store = new AsyncLocalStorage<Running>()
    // Without another listener, an error of nobody's ends the process as it would without this one.
    process.on('uncaughtException', error => {
      const work = store.getStore()
      if (work) return work.end(error)
      if (process.listenerCount('uncaughtException') > 1) return
      log().fatal({ err: error }, 'uncaught error')
      process.exit(1)
    })
    process.on('unhandledRejection', reason => {
      const work = store.getStore()
      if (work) return work.end(reason)
      if (process.listenerCount('unhandledRejection') > 1) return
      throw reason
    })
    return store
  })
