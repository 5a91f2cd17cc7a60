import type { JWT } from 'google-auth-library'
import type { ServiceKey } from '#lib/schemas/google/google.ts'
import { outsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { env } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { refusedBy } from './failure.ts'

const scopes = ['https://www.googleapis.com/auth/analytics.readonly', 'https://www.googleapis.com/auth/admanager']
const tokenAddress = 'https://oauth2.googleapis.com/token'
/** Milliseconds until the last byte of a token, and of another answer. */
const tokenMs = 8_000
const answerMs = 15_000

const known = () => singleton('google-clients', () => new Map<string, JWT>())

/** Forgets the tokens of every key: Google refused one, or another key was saved. */
export const forgetTokens = (): void => known().clear()

/**
 * Google's own client of a service account, which keeps its token in memory. All its requests pass the guarded fetch (decision 0340). It is large, so
 * the process loads it at the first use.
 */
export async function googleClient(key: ServiceKey): Promise<JWT> {
  const name = `${key.client_email} ${key.private_key}`
  const held = known().get(name)
  if (held) return held
  const { JWT } = await import('google-auth-library')
  const client = new JWT({
    email: key.client_email,
    key: key.private_key,
    scopes,
    // Google's library repeats a request that got no answer, which would triple the wait.
    transporterOptions: { fetchImplementation: guardedFetch, retryConfig: { retry: 0 } },
  })
  // The client of Analytics would sign each request itself; Ad Manager wants a token of the token service, which serves both.
  client.useJWTAccessWithScope = false
  known().set(name, client)
  return client
}

/**
 * The fetch of Google's library: through the guarded client, to Google's hosts or to the stand-in for all of them. Gives successful answers alone.
 * Raises the error of a refusal, or OutsideError.
 */
async function guardedFetch(asked: Parameters<typeof fetch>[0], options: RequestInit = {}): Promise<Response> {
  const { base } = env().google
  const address = String(asked)
  const isToken = address === tokenAddress
  const { pathname, search } = new URL(address)
  const answer = await outsideFetch(base ? [base] : [], isToken ? tokenMs : answerMs)(
    base ? `${base}${pathname}${search}` : address,
    options as Parameters<ReturnType<typeof outsideFetch>>[1],
  )
  if (answer.ok) return answer
  if (answer.status === 401) forgetTokens()
  // Google answers 400 `invalid_grant` for an account that was deleted and for a key that was revoked.
  throw refusedBy(isToken && answer.status === 400 ? 401 : answer.status, await answer.text())
}
