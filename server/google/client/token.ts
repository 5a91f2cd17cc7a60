import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import type { ServiceKey } from '#lib/schemas/google/google.ts'
import { readOutside } from '#server/platform/outside/outside.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { asGoogleError, refusedBy } from './failure.ts'

const scope = 'https://www.googleapis.com/auth/analytics.readonly https://www.googleapis.com/auth/admanager'
/** The audience of the signed request, also when a stand-in answers it. */
const audience = 'https://oauth2.googleapis.com/token'
const hour = 60 * 60
/** Milliseconds before its end in which a token is no longer used. */
const spareMs = 60_000
const wholeMs = 8_000

interface Token {
  text: string
  until: number
}

const answer = z.object({ access_token: z.string().min(1).max(4_096), expires_in: z.number().positive().max(86_400) })

const known = () => singleton('google-tokens', () => new Map<string, Token>())

/** Forgets the tokens of every key: Google refused one, or another key was saved. */
export const forgetTokens = (): void => known().clear()

/**
 * An access token for a service account, from memory or from Google, which takes a request signed with the account's key (RFC 7523).
 * Raises google_key_refused, google_quota or google_unavailable.
 */
export async function tokenFor(key: ServiceKey): Promise<string> {
  const name = `${key.client_email} ${key.private_key_id ?? ''} ${key.private_key.slice(-64)}`
  const held = known().get(name)
  if (held && held.until > now().getTime()) return held.text
  const token = await exchange(await signed(key))
  known().set(name, token)
  return token.text
}

async function signed(key: ServiceKey): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1_000)
  try {
    return await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(key.private_key_id && { kid: key.private_key_id }) })
      .setIssuer(key.client_email)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + hour)
      .sign(await importPKCS8(key.private_key, 'RS256'))
  } catch {
    // No cause: it could repeat a part of the key.
    throw new DomainError('google_key_refused', { cause: new Error('the key cannot sign') })
  }
}

async function exchange(assertion: string): Promise<Token> {
  const { base } = env().google
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  try {
    const said = await readOutside(`${base ?? 'https://oauth2.googleapis.com'}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      operatorBases: base ? [base] : [],
      wholeMs,
      firstByteMs: wholeMs,
    })
    // Google answers 400 `invalid_grant` for an account that was deleted and for a key that was revoked.
    if (said.status === 400) throw refusedBy(401, said.text())
    if (said.status !== 200) throw refusedBy(said.status, said.text())
    const { access_token: text, expires_in: seconds } = said.json(answer)
    return { text, until: now().getTime() + seconds * 1_000 - spareMs }
  } catch (error) {
    throw asGoogleError(error)
  }
}
