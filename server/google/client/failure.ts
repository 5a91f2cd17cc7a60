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

/**
 * An error of Google's libraries as a DomainError: the one that the guarded fetch raised, which they wrap. An unknown one counts as no answer. The cause is a
 * sentence alone, because their errors repeat the request, with its signature.
 */
export function asGoogleError(error: unknown): DomainError {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (isDomainError(inner)) return inner
    if (inner instanceof OutsideError) return new DomainError('google_unavailable', { cause: inner })
    // OpenSSL could not read the key. No cause: it could repeat a part of it.
    if ('code' in inner && String(inner.code).startsWith('ERR_OSSL'))
      return new DomainError('google_key_refused', { cause: new Error('the key cannot sign') })
  }
  return new DomainError('google_unavailable', { cause: new Error(String(error)) })
}
