import { encode } from 'next-auth/jwt'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { enter } from '#server/accounts/entry/enter.ts'
import { challengeKey } from '#server/accounts/factors/answers.ts'
import { postFactor, postFactorChallenge, postPasskey, postPasskeyChallenge } from '#server/accounts/factors/http.ts'
import { proveByApp, proveByKey } from '#server/accounts/proof/commands/prove-by-factor.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findAwaitingSession, findSession, openSession } from '#server/platform/session/session-store.ts'
import { makeAuthenticator } from '#tests/support/accounts/authenticator.ts'
import { codeOf, withApp, withKey } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const host = 'localhost:3000'
const visitor = { origin: { network: '203.0.113.9', device: null }, userAgent: 'Navegador de teste' }

const tokenOf = (sid: string) => encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })

interface Sent {
  sid?: string
  cookie?: string
  origin?: string
}

/** A request as the press forwards it, with a session's cookie. */
async function post(path: string, body: unknown, { sid, cookie = '', origin = `http://${host}` }: Sent = {}) {
  const session = sid ? `next-auth.session-token=${await tokenOf(sid)}; ` : ''
  return new Request(`http://${host}/api/account/${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-host': host, 'x-forwarded-for': '203.0.113.9', origin, cookie: session + cookie },
    body: JSON.stringify(body),
  })
}

/** A password was right: the session awaits its factor. */
const awaiting = async ({ id }: SignedIn) =>
  enter({ userId: id, method: 'password', visitor, assertStill: async () => {} })

const give = async (sid: string, answer: object) => postFactor(await post('factor', answer, { sid }))
const challengeOf = async (sid: string) => {
  const response = await postFactorChallenge(await post('factor/challenge', {}, { sid }))
  return (await response.json()) as { ceremony: string; options: { challenge: string } }
}
const code = async (response: Response) =>
  response.status === 204 ? 'in' : ((await response.json()) as { code: string }).code

/** The session that an answer's cookie names, as the server sees it. */
const openedSessions = (userId: string) =>
  db().session.findMany({ where: { userId, revokedAt: null, awaitsFactor: false }, select: { id: true } })

describe('a second factor (abuse case 28)', () => {
  test('nothing opens until its code is given, which opens a new session and ends the one that awaited it', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const { sid, awaitsFactor } = await awaiting(reader)
    expect(awaitsFactor).toBe(true)
    expect(await findSession(sid)).toBeNull()
    const response = await give(sid, { way: 'totp', code: codeOf(key) })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie().join('\n')).toContain('next-auth.session-token=')
    expect(await findAwaitingSession(sid)).toBeNull()
    const [opened, ...others] = await openedSessions(reader.id)
    expect([opened?.id === sid, others]).toEqual([false, []])
    expect(await findSession(opened?.id ?? '')).toMatchObject({ actor: { id: reader.id } })
  })

  test('a code works once, in whatever session, an older one not after a newer one, and none of two steps later', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const [first, second] = [await awaiting(reader), await awaiting(reader)]
    expect(await code(await give(first.sid, { way: 'totp', code: codeOf(key) }))).toBe('in')
    expect(await code(await give(second.sid, { way: 'totp', code: codeOf(key) }))).toBe('wrong_proof')
    for (const steps of [-1, 2]) {
      expect(await code(await give(second.sid, { way: 'totp', code: codeOf(key, steps) }))).toBe('wrong_proof')
    }
    expect(await code(await give(second.sid, { way: 'totp', code: codeOf(key, 1) }))).toBe('in')
  })

  test('of five simultaneous uses of a code one succeeds', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const sessions = await Promise.all(Array.from({ length: 5 }, () => awaiting(reader)))
    const answers = await Promise.all(sessions.map(({ sid }) => give(sid, { way: 'totp', code: codeOf(key) })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await openedSessions(reader.id)).toHaveLength(1)
  })

  test('after five wrong codes the right one waits too, and a key still opens', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const { authenticator } = await withKey(reader)
    const { sid } = await awaiting(reader)
    for (let i = 0; i < 5; i++) expect(await code(await give(sid, { way: 'totp', code: '000000' }))).toBe('wrong_proof')
    expect(await code(await give(sid, { way: 'totp', code: codeOf(key) }))).toBe('too_many_attempts')
    expect(await code(await give(sid, { way: 'recovery', code: 'AAAABBBBCCCCDDDD' }))).toBe('too_many_attempts')
    const { ceremony, options } = await challengeOf(sid)
    const response = authenticator.answer(options.challenge, { counter: 1 })
    expect(await code(await give(sid, { way: 'security_key', ceremony, response }))).toBe('in')
  })

  test('a recovery code works once, however it is typed, and its owner is told by mail', async () => {
    const reader = await given.reader()
    const { codes } = await withApp(reader)
    expect(codes).toHaveLength(10)
    const [typed = ''] = codes ?? []
    const [first, second] = [await awaiting(reader), await awaiting(reader)]
    expect(await code(await give(first.sid, { way: 'recovery', code: typed.toLowerCase().replaceAll('-', ' ') }))).toBe(
      'in',
    )
    expect(await code(await give(second.sid, { way: 'recovery', code: typed }))).toBe('wrong_proof')
    const stored = await db().recoveryCode.findMany({ where: { userId: reader.id } })
    expect(stored.filter(({ usedAt }) => usedAt)).toHaveLength(1)
    expect(await db().auditEntry.count({ where: { action: 'factor.code_used', actorId: reader.id } })).toBe(1)
    expect(JSON.stringify(stored)).not.toContain(typed.replaceAll('-', ''))
  })

  test('another person’s recovery code, app or key opens nothing', async () => {
    const [reader, other] = [await given.reader(), await given.reader()]
    await withApp(reader)
    await withKey(reader)
    const [app, key] = [await withApp(other), await withKey(other)]
    const { sid } = await awaiting(reader)
    expect(await code(await give(sid, { way: 'totp', code: codeOf(app.key) }))).toBe('wrong_proof')
    expect(await code(await give(sid, { way: 'recovery', code: app.codes?.[0] ?? '' }))).toBe('wrong_proof')
    const { ceremony, options } = await challengeOf(sid)
    const response = key.authenticator.answer(options.challenge, { counter: 1 })
    expect(await code(await give(sid, { way: 'security_key', ceremony, response }))).toBe('key_refused')
    expect(await openedSessions(reader.id)).toHaveLength(1)
  })

  test('without a session that awaits it, it is refused', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const answer = { way: 'totp', code: codeOf(key) }
    expect((await postFactor(await post('factor', answer))).status).toBe(401)
    const complete = await openSession(db(), reader.id, '')
    expect((await give(complete, answer)).status).toBe(401)
    const { sid } = await awaiting(reader)
    const restore = setClock(() => new Date(Date.now() + 10 * 60_000 + 1))
    expect((await give(sid, answer)).status).toBe(401)
    restore()
  })

  test('an account that was suspended meanwhile stays out', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const { sid } = await awaiting(reader)
    await db().user.update({ where: { id: reader.id }, data: { suspendedAt: new Date() } })
    expect((await give(sid, { way: 'totp', code: codeOf(key) })).status).toBe(401)
  })
})

describe('a security key (abuse case 28)', () => {
  /** A session that awaits a key, its challenge, and how it is answered. */
  async function atKey() {
    const reader = await given.reader()
    const { authenticator } = await withKey(reader)
    const { sid } = await awaiting(reader)
    const { ceremony, options } = await challengeOf(sid)
    const answer = (given: Parameters<typeof authenticator.answer>[1] = {}, challenge = options.challenge) =>
      give(sid, {
        way: 'security_key',
        ceremony,
        response: authenticator.answer(challenge, { counter: 1, ...given }),
      })
    return { reader, authenticator, sid, ceremony, challenge: options.challenge, answer }
  }

  test.each([
    ['another origin', { origin: 'https://localhost.example' }],
    ['another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused at %s', async (_, given) => {
    const { answer, reader } = await atKey()
    expect(await code(await answer(given))).toBe('key_refused')
    expect(await openedSessions(reader.id)).toHaveLength(1)
  })

  test('a replayed challenge is refused, also after a wrong answer, and an old one', async () => {
    const { answer, sid, reader, ceremony, authenticator, challenge } = await atKey()
    const restore = setClock(() => new Date(Date.now() + 5 * 60_000 + 1))
    expect(await code(await answer()).finally(restore)).toBe('ceremony_over')
    expect(await code(await answer({ origin: 'https://outro.example' }))).toBe('key_refused')
    expect(await code(await answer({ counter: 2 }))).toBe('ceremony_over')
    const other = await awaiting(reader)
    const response = authenticator.answer(challenge, { counter: 3 })
    expect(await code(await give(other.sid, { way: 'security_key', ceremony, response }))).toBe('ceremony_over')
    expect(await findAwaitingSession(sid)).not.toBeNull()
  })

  test('another session’s challenge is refused, of the same person too', async () => {
    const { reader, authenticator, ceremony, challenge } = await atKey()
    const other = await awaiting(reader)
    const response = authenticator.answer(challenge, { counter: 1 })
    expect(await code(await give(other.sid, { way: 'security_key', ceremony, response }))).toBe('ceremony_over')
  })

  test('it opens a session, and a counter that goes back or stands still is refused: the key was copied', async () => {
    const { reader, authenticator, answer } = await atKey()
    expect(await code(await answer({ counter: 5 }))).toBe('in')
    for (const counter of [4, 5]) {
      const { sid } = await awaiting(reader)
      const { ceremony, options } = await challengeOf(sid)
      const response = authenticator.answer(options.challenge, { counter })
      expect(await code(await give(sid, { way: 'security_key', ceremony, response }))).toBe('key_refused')
    }
  })

  test('a changed signature is refused', async () => {
    const { sid, ceremony, challenge, authenticator } = await atKey()
    const response = authenticator.answer(challenge, { counter: 1 })
    const forged = makeAuthenticator().answer(challenge, { counter: 1 }).response.signature
    const answer = { ...response, response: { ...response.response, signature: forged } }
    expect(await code(await give(sid, { way: 'security_key', ceremony, response: answer }))).toBe('key_refused')
  })
})

describe('a passkey (abuse case 28)', () => {
  async function challenged(before = '') {
    const response = await postPasskeyChallenge(await post('passkey/challenge', {}, { cookie: before }))
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/Path=\/api\/account\/passkey;.*HttpOnly; SameSite=Strict/)
    const { ceremony, options } = (await response.json()) as { ceremony: string; options: { challenge: string } }
    return { cookie: cookie.split(';')[0] ?? '', ceremony, challenge: options.challenge }
  }
  type Challenged = Awaited<ReturnType<typeof challenged>>
  const enterWith = async ({ ceremony, cookie }: Omit<Challenged, 'challenge'>, response: unknown) =>
    postPasskey(await post('passkey', { ceremony, response }, { cookie }))

  test('signs in by itself, past a second factor: it is both', async () => {
    const reader = await given.reader()
    await withApp(reader)
    const { authenticator } = await withKey(reader, 'passkey')
    const begun = await challenged()
    const response = await enterWith(begun, authenticator.answer(begun.challenge))
    expect(await code(response)).toBe('in')
    expect(response.headers.getSetCookie().join('\n')).toContain('next-auth.session-token=')
    const [, opened] = await db().session.findMany({ where: { userId: reader.id }, orderBy: { createdAt: 'asc' } })
    expect(opened).toMatchObject({ method: 'passkey', awaitsFactor: false })
  })

  test('needs its person verified and a challenge that was not answered', async () => {
    const { authenticator } = await withKey(await given.reader(), 'passkey')
    const begun = await challenged()
    const { challenge } = begun
    expect(await code(await enterWith(begun, authenticator.answer(challenge, { verified: false })))).toBe('key_refused')
    expect(await code(await enterWith(begun, authenticator.answer(challenge)))).toBe('ceremony_over')
  })

  test('answers in the browser that asked, whose challenges do not end each other', async () => {
    const { authenticator } = await withKey(await given.reader(), 'passkey')
    const [one, other] = [await challenged(), await challenged()]
    for (const cookie of ['', 'passkey=x', other.cookie, `passkey=${'a'.repeat(43)}`]) {
      const answer = authenticator.answer(one.challenge)
      expect(await code(await enterWith({ ...one, cookie }, answer))).toBe('ceremony_over')
    }
    const second = await challenged(one.cookie)
    expect(second.cookie).toBe(one.cookie)
    expect(await code(await enterWith(one, authenticator.answer(second.challenge)))).toBe('key_refused')
    expect(await code(await enterWith(second, authenticator.answer(second.challenge)))).toBe('in')
  })

  test('a security key, an unknown key and somebody else’s handle do not sign in', async () => {
    const [reader, other] = [await given.reader(), await given.reader()]
    const { authenticator } = await withKey(reader)
    const passkey = await withKey(reader, 'passkey')
    const handle = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url')
    const answers: ((challenge: string) => unknown)[] = [
      challenge => authenticator.answer(challenge, { counter: 1 }),
      challenge => makeAuthenticator().answer(challenge),
      challenge => passkey.authenticator.answer(challenge, { userHandle: handle }),
    ]
    for (const answer of answers) {
      const begun = await challenged()
      expect(await code(await enterWith(begun, answer(begun.challenge)))).toBe('key_refused')
    }
  })
})

describe('a proof of identity', () => {
  const provedAt = async (id: string) => (await db().session.findUniqueOrThrow({ where: { id } })).provedAt.getTime()

  test('by a code or a key counts for the session that gave it', async () => {
    const reader = await given.reader()
    const { key } = await withApp(reader)
    const { authenticator } = await withKey(reader, 'passkey')
    const [here, there] = [await openSession(db(), reader.id, ''), await openSession(db(), reader.id, '')]
    await db().session.updateMany({ where: { userId: reader.id }, data: { provedAt: new Date(0) } })
    await proveByApp(reader, { code: codeOf(key), sessionId: here })
    expect(await provedAt(here)).toBeGreaterThan(0)
    await db().session.update({ where: { id: here }, data: { provedAt: new Date(0) } })
    const { ceremony, options } = await challengeKey({ sessionId: here, userId: reader.id }, [
      'security_key',
      'passkey',
    ])
    const response = authenticator.answer(options.challenge)
    expect(await refusal(proveByKey(reader, { ceremony, response, sessionId: there }))).toBe('ceremony_over')
    await proveByKey(reader, { ceremony, response, sessionId: here })
    expect([(await provedAt(here)) > 0, await provedAt(there)]).toEqual([true, 0])
  })
})
