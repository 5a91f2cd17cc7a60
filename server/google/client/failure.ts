import { DomainError, type ErrorCode, isDomainError } from '#lib/errors.ts'
import { OutsideError } from '#server/platform/outside/outside.ts'

/** The error of a request that Google refused. `said` is Google's answer; its beginning goes to the log. */
export function refusedBy(status: number, said: string): DomainError {
  return new DomainError(codeOf(status, said), { cause: new Error(`Google answered ${status}: ${said.slice(0, 300)}`) })
}

function codeOf(status: number, said: string): ErrorCode {
  if (status === 429 || /RESOURCE_EXHAUSTED|rateLimitExceeded|quotaExceeded/.test(said)) return 'google_quota'
  if (status === 401) return 'google_key_refused'
  if (status === 403) return 'google_no_permission'
  if (status === 400 || status === 404) return 'google_not_found'
  return 'google_unavailable'
}

/** An error of a request to Google as a DomainError. An unknown one counts as no answer. */
export function asGoogleError(error: unknown): DomainError {
  if (isDomainError(error)) return error
  const cause = error instanceof OutsideError || error instanceof Error ? error : new Error(String(error))
  return new DomainError('google_unavailable', { cause })
}
