import { randomBytes } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import { factorAnswer, keyAnswer } from '#lib/schemas/factors.ts'
import { emptyAnswer, jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { route } from '#server/platform/door/route.ts'
import { privateCookie } from '#server/platform/session/private-cookie.ts'
import { type AwaitingSession, findAwaitingSession } from '#server/platform/session/session-store.ts'
import { readSessionId } from '#server/platform/session/session-token.ts'
import { allEntryCookies, type Entered } from '../entry/enter.ts'
import { cookiesOf, visitorOf } from '../entry/visitor.ts'
import { challengeKey } from './answers.ts'
import { challengeMinutes, storeChallenge } from './challenges.ts'
import { enterByFactor } from './commands/enter-by-factor.ts'
import { enterByPasskey } from './commands/enter-by-passkey.ts'
import { challengeOptions } from './keys.ts'

const LONGEST_ANSWER = 24_000
const perNetwork = { name: 'passkey-network', points: 200, seconds: 15 * 60 }

/** The request's session that awaits its factor. Raises signed_out. */
async function awaitingOf(headers: Headers): Promise<AwaitingSession> {
  const sid = await readSessionId(cookiesOf(headers))
  const awaiting = sid === null ? null : await findAwaitingSession(sid)
  if (!awaiting) throw new DomainError('signed_out')
  return awaiting
}

async function entered(headers: Headers, arrival: Entered, ...cookies: string[]): Promise<Response> {
  const response = emptyAnswer()
  for (const cookie of [...(await allEntryCookies(headers, arrival)), ...cookies])
    response.headers.append('set-cookie', cookie)
  return response
}

/** A challenge for a security key of the person whose session awaits its factor. */
export const postFactorChallenge = route({
  name: 'factor-challenge',
  method: 'POST',
  access: 'public',
  async answer({ request: { headers } }) {
    const { id: sessionId, userId } = await awaitingOf(headers)
    return jsonAnswer(await challengeKey({ sessionId, userId }, ['security_key']))
  },
})

/** Takes a second factor, and opens a new session in place of the one that awaited it. */
export const postFactor = route({
  name: 'factor',
  method: 'POST',
  access: 'public',
  body: json(LONGEST_ANSWER, factorAnswer),
  async answer({ request: { headers }, input }) {
    return entered(headers, await enterByFactor(await awaitingOf(headers), input, visitorOf(headers)))
  },
})

/**
 * The cookie that names the browser which asked for a passkey's challenge. A browser keeps its value for later challenges: the e-mail field, the button
 * and other tabs have one challenge each, and all of them stay valid.
 */
const challengeCookie = 'passkey'
const browserOf = (headers: Headers): string | null =>
  /^[\w-]{43}$/.exec(cookiesOf(headers)[challengeCookie] ?? '')?.[0] ?? null

const challengeCookieOf = (value: string, seconds: number) =>
  privateCookie(challengeCookie, value, { path: '/api/account/passkey', seconds, sameSite: 'strict' })

/** A challenge for any passkey of this site. */
export const postPasskeyChallenge = route({
  name: 'passkey-challenge',
  method: 'POST',
  access: 'public',
  async answer({ request: { headers } }) {
    await takeFrom(perNetwork, visitorOf(headers).origin.network)
    const options = await challengeOptions([], 'passkey')
    const browser = browserOf(headers) ?? randomBytes(32).toString('base64url')
    const ceremony = await storeChallenge('passkey_sign_in', { browser }, { challenge: options.challenge })
    const cookie = challengeCookieOf(browser, challengeMinutes * 60)
    return jsonAnswer({ ceremony, options }, 200, { 'set-cookie': cookie })
  },
})

/** Signs in with a passkey, which is both factors. */
export const postPasskey = route({
  name: 'passkey',
  method: 'POST',
  access: 'public',
  body: json(LONGEST_ANSWER, keyAnswer),
  async answer({ request: { headers }, input }) {
    const visitor = visitorOf(headers)
    await takeFrom(perNetwork, visitor.origin.network)
    const browser = browserOf(headers)
    if (browser === null) throw new DomainError('ceremony_over')
    const arrival = await enterByPasskey({ ...input, browser }, visitor)
    return entered(headers, arrival, challengeCookieOf('', 0))
  },
})
