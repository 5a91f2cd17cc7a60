import { DomainError, type ErrorCode } from '#lib/errors.ts'
import { log } from '../process/log.ts'

interface Limits {
  /** The work's name in the log. */
  name: string
  seconds: number
  /** What is raised when the seconds or the thread's memory were not enough. */
  refusal: ErrorCode
}

/** Runs a thread's work, which its signal ends after some seconds. Raises the refusal when that or the thread's memory was not enough. */
export async function withinLimits<Result>(
  { name, seconds, refusal }: Limits,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = AbortSignal.timeout(seconds * 1000)
  try {
    return await run(late)
  } catch (cause) {
    if (!late.aborted && !isOutOfMemory(cause)) throw cause
    log().warn({ work: name, needed: late.aborted ? 'time' : 'memory' }, 'a thread was ended')
    throw new DomainError(refusal, { cause })
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
