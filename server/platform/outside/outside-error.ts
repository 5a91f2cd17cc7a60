/**
 * Why a request to another host failed: `refused` by our own rules before anything was sent, `unreachable`, `timeout`,
 * `too_large` for the caller's limit, `bad_answer` for a response that is not HTTP, has an unknown encoding or not the expected
 * form.
 */
export type OutsideReason = 'refused' | 'unreachable' | 'timeout' | 'too_large' | 'bad_answer'

/** The only error that the client for other hosts raises. Messages name hosts, never whole addresses, which may contain secrets. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutsideError'
    this.reason = reason
  }
}

/** Turns an error of a socket, the HTTP parser or a decoder into an OutsideError. */
export function asOutsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(?:HPE_|Z_|ERR_|BROTLI)/.test(code))
    return new OutsideError('bad_answer', `Bad answer: ${code}`, { cause: error })
  return new OutsideError('unreachable', `No answer: ${code || 'the connection broke'}`, { cause: error })
}
