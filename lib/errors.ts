import { type ErrorKind, errorKinds } from './error-kinds.ts'

export { type ErrorKind, errorKinds, httpStatus } from './error-kinds.ts'

export type ErrorCode = keyof typeof errorKinds
export type ErrorParams = Readonly<Record<string, string | number>>
/** Messages by field name, for a form. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * An expected error. It has three readers: a person reads the sentence of its code, the calling code reads the code, the operator
 * reads the cause in the log.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: FieldErrors

  constructor(code: ErrorCode, options: { params?: ErrorParams; fields?: FieldErrors; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'DomainError'
    this.code = code
    this.params = options.params ?? {}
    this.fields = options.fields ?? {}
  }

  get kind(): ErrorKind {
    return errorKinds[this.code]
  }
}

/** Whether a value is a DomainError, by its shape: the server's bundle and plain Node each load this module, so `instanceof` can be wrong. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error
}
