import { DomainError, type ErrorCode } from '#lib/errors.ts'
import { log } from '../process/log.ts'

interface Limits {
  /** The work's name in the log. */
  name: string
  seconds: number
  /** What is raised when the seconds, the thread's memory or its stack were not enough. */
  refusal: ErrorCode
}

/** Runs a thread's work, which its signal ends after some seconds. Raises the refusal when that, the thread's memory or its stack was not enough. */
export async function withinLimits<Result>(
  { name, seconds, refusal }: Limits,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = AbortSignal.timeout(seconds * 1000)
  try {
    return await run(late)
  } catch (cause) {
    const needed = late.aborted ? 'time' : needOf(cause)
    if (!needed) throw cause
    log().warn({ work: name, needed }, 'a thread did not end its work')
    throw new DomainError(refusal, { cause })
  }
}

/** What a thread had too little of. A stack that overflowed lost its class on the way between the threads. */
function needOf(error: unknown): 'memory' | 'stack' | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
  return error.message === 'Maximum call stack size exceeded' ? 'stack' : null
}
