import { failureSentence } from './failure.ts'

/** A second Ctrl-C forces the end only after this time: one key press can arrive twice, directly and through npm. */
const FORCE_AFTER_MS = 1_000

export interface Lifetime {
  /** Aborts when the process is asked to stop. */
  signal: AbortSignal
  /** Registers a function that runs at the end, the last registered first. */
  onClose(close: () => Promise<void> | void): void
  /** Settles when the process is asked to stop. */
  stopped: Promise<void>
}

/**
 * Runs a command until it ends or is asked to stop (Ctrl-C, a signal, the end of scripts/run.mjs), closes what it opened in reverse order,
 * and ends the process: with 0 after success or a requested stop, with 1 and a sentence after a failure.
 */
export async function run(work: (lifetime: Lifetime) => Promise<number | undefined>): Promise<never> {
  const abort = new AbortController()
  const closers: (() => Promise<void> | void)[] = []
  const stopped = new Promise<void>(resolve => abort.signal.addEventListener('abort', () => resolve(), { once: true }))
  listenForStop(abort)
  let code = 0
  try {
    code = (await work({ signal: abort.signal, stopped, onClose: close => closers.push(close) })) ?? 0
  } catch (error) {
    if (!abort.signal.aborted) code = report(error)
  }
  for (const close of closers.reverse()) await Promise.resolve(close()).catch(error => (code = report(error)))
  process.exit(code)
}

function listenForStop(abort: AbortController): void {
  let askedAt = 0
  const stop = () => {
    if (askedAt && Date.now() - askedAt > FORCE_AFTER_MS) process.exit(130)
    askedAt ||= Date.now()
    tellRunner('stopping')
    abort.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  process.once('disconnect', stop)
  // An open channel would keep a finished process alive.
  process.channel?.unref()
}

/** Tells scripts/run.mjs, which starts a process again that served and was not asked to stop. */
export function tellRunner(word: 'serving' | 'stopping'): void {
  if (process.connected) process.send?.(word, undefined, undefined, () => {})
}

/** Prints an error's sentence. Gives the exit code. */
function report(error: unknown): number {
  console.error(failureSentence(error))
  return 1
}
