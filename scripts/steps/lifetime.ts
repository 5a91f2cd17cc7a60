import { OperatorError } from '#server/platform/process/operator-error.ts'

/** A second Ctrl-C counts as impatience only after this: one key press may reach us twice, directly and through npm. */
const IMPATIENCE_MS = 1_000

export interface Lifetime {
  /** Aborted when somebody asks us to stop. */
  signal: AbortSignal
  /** Closes something at the end, the last opened first. */
  onClose(close: () => Promise<void> | void): void
  /** Settles when somebody asks us to stop. */
  stopped: Promise<void>
}

/**
 * Runs a command to its end or until somebody asks it to stop (Ctrl-C, a signal, the end of scripts/run.mjs), then closes what it
 * opened, in reverse order, and ends the process: with 0 when all went well or a stop was asked for, with 1 and a sentence when not.
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
  let asked = 0
  const stop = () => {
    if (asked && Date.now() - asked > IMPATIENCE_MS) process.exit(130)
    asked ||= Date.now()
    abort.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  process.once('disconnect', stop)
  // Listening for the end of the channel would otherwise keep a finished process alive.
  process.channel?.unref()
}

/** Tells an operator's mistake in its sentence and everything else with its stack. Gives the exit code. */
function report(error: unknown): number {
  console.error(error instanceof OperatorError ? error.message : error)
  return 1
}
