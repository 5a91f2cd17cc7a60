import { AuthorizationResponseError } from 'openid-client'
import { DomainError } from '#lib/errors.ts'
import { OutsideError } from '#server/platform/outside/outside.ts'
import { log } from '#server/platform/process/log.ts'

const LONGEST_REASON = 120

/** Errors of the libraries that mean: no answer in time. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof OutsideError ||
    ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT'].includes('code' in error ? String(error.code) : '') ||
    isOutage(error.cause))

/**
 * The refusal for a failed dialogue with a provider: identity_cancelled when the person went back, identity_unavailable without an answer,
 * identity_refused otherwise, with the reason that the provider gave in its own words. The log has the cause.
 */
export function failureOf(error: unknown, { key, name }: { key: string; name: string }): DomainError {
  log().warn({ err: error, provider: key }, 'identity not proved')
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new DomainError('identity_cancelled', { params: { name } })
    return new DomainError('identity_refused', { params: { name, reason: readable(error.error_description) } })
  }
  return new DomainError(isOutage(error) ? 'identity_unavailable' : 'identity_refused', {
    params: { name },
    cause: error,
  })
}

/** A provider's words as one short line of plain text. */
const readable = (text = ''): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[“”]/g, '')
    .trim()
    .slice(0, LONGEST_REASON)
