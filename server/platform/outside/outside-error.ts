/**
 * Why nothing came of asking another house: `refused` by our own rules before anything was sent there, `unreachable`, `timeout`, `too_large`
 * for the bound that the caller set, `bad_answer` for what is no HTTP, no known encoding or not the expected form.
 */
export type OutsideReason = 'refused' | 'unreachable' | 'timeout' | 'too_large' | 'bad_answer'

/** The one error of the client to other houses. Messages name hosts, never whole addresses, which may hold secrets. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutsideError'
    this.reason = reason
  }
}

/** An error of a socket, the HTTP parser or a decoder as ours; ours stays as it is. */
export function asOutsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(?:HPE_|Z_|ERR_|BROTLI)/.test(code))
    return new OutsideError('bad_answer', `Bad answer: ${code}`, { cause: error })
  return new OutsideError('unreachable', `No answer: ${code || 'the connection broke'}`, { cause: error })
}
