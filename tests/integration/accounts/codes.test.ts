import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoPassword, makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { postCode, postMail } from '#server/accounts/codes/http.ts'
import { sendCode } from '#server/accounts/codes/mail.ts'
import { requestCode } from '#server/accounts/entry/commands/request-code.ts'
import { signInByCode } from '#server/accounts/entry/commands/sign-in-by-code.ts'
import { proveByCode } from '#server/accounts/proof/commands/prove-by-code.ts'
import { proveByPassword } from '#server/accounts/proof/commands/prove-by-password.ts'
import { requestProofCode } from '#server/accounts/proof/commands/request-proof-code.ts'
import { findProofWays } from '#server/accounts/proof/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { assertProved } from '#server/platform/door/access.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { newestCode, wrongCode } from '#tests/support/mail/newest-code.ts'
import { refusal } from '#tests/support/refusal.ts'

const origin = () => ({ network: randomUUID(), device: null })
const visitor = () => ({ origin: origin(), userAgent: 'Navegador de teste' })
const ask = (email: string) => requestCode({ email, origin: origin() })
const give = (id: string | null, code: string) => signInByCode({ id, code, visitor: visitor() })

describe('signing in with a code by mail', () => {
  test('opens a session once, and the address counts as confirmed', async () => {
    const userId = await makeByline({ fullName: 'Conta Antiga' })
    const email = `${userId}@teste.local`
    await makeAccount(userId, { email, confirmed: false })
    const id = await ask(email)
    const { typed } = await newestCode('email_sign_in', email)
    expect(typed).toMatch(/^\d{8}$/)
    const { sid } = await give(id, typed)
    expect(await findSession(sid)).toMatchObject({ isConfirmed: true, actor: { id: userId } })
    expect((await db().session.findUniqueOrThrow({ where: { id: sid } })).method).toBe('email_code')
    expect(await refusal(give(id, typed))).toBe('code_over')
  })

  test('takes an unconfirmed account from whoever typed its address without reading the mail', async () => {
    const userId = await makeByline({ fullName: 'Estranha' })
    const email = `${userId}@teste.local`
    await makeAccount(userId, { email, confirmed: false })
    const before = await openSession(db(), userId, '')
    await db().factor.create({ data: { userId, kind: 'passkey', name: 'Celular', verifiedAt: new Date() } })
    await db().identity.create({ data: { userId, provider: 'google', subject: `a ${userId}` } })
    const { sid } = await give(await ask(email), (await newestCode('email_sign_in', email)).typed)
    expect(await findSession(before)).toBeNull()
    expect(await findSession(sid)).not.toBeNull()
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: userId } })
    const ways = [db().factor.count({ where: { userId } }), db().identity.count({ where: { userId } })]
    expect([passwordHash, ...(await Promise.all(ways))]).toEqual([null, 0, 0])
  })

  test('of twenty uses at once one counts (abuse case 25)', async () => {
    const { email } = await given.reader()
    const id = await ask(email)
    const { typed } = await newestCode('email_sign_in', email)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => give(id, typed)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('ends after five wrong guesses, also at once, and after ten minutes', async () => {
    const { email } = await given.reader()
    const id = await ask(email)
    const { typed } = await newestCode('email_sign_in', email)
    const codes = await Promise.all(Array.from({ length: 20 }, () => refusal(give(id, wrongCode(typed)))))
    expect(codes.filter(code => code === 'code_wrong')).toHaveLength(5)
    expect(await refusal(give(id, typed))).toBe('code_over')
    const next = await ask(email)
    const restore = setClock(() => new Date(Date.now() + 10 * 60_000 + 1_000))
    expect(await refusal(give(next, (await newestCode('email_sign_in', email)).typed)).finally(restore)).toBe(
      'code_over',
    )
  })

  test('an unknown address gets a code that nobody is sent and that opens nothing (abuse case 22)', async () => {
    const unknown = `${randomUUID()}@ninguem.local`
    const id = await ask(unknown)
    const code = await newestCode('email_sign_in', unknown)
    await sendCode(code)
    expect(await mailsIn(unknown)).toEqual([])
    expect(await refusal(give(id, wrongCode(code.typed)))).toBe('code_wrong')
    expect(await refusal(give(id, code.typed))).toBe('code_wrong')
  })

  test('asks for a second factor, and a suspended account stays out', async () => {
    const { id: userId, email } = await given.reader()
    await db().factor.create({ data: { userId, kind: 'totp', name: 'Celular', verifiedAt: new Date() } })
    const id = await ask(email)
    expect(await give(id, (await newestCode('email_sign_in', email)).typed)).toMatchObject({ awaitsFactor: true })
    await db().user.update({ where: { id: userId }, data: { suspendedAt: new Date() } })
    const next = await ask(email)
    expect(await refusal(give(next, (await newestCode('email_sign_in', email)).typed))).toBe('account_suspended')
  })

  test('strangers who ask for an address leave a code to its owner on a new device (abuse case 22)', async () => {
    const { email } = await given.reader()
    const from = (network: string) => requestCode({ email, origin: { network, device: null } })
    const [stranger, home] = [randomUUID(), randomUUID()]
    for (let i = 0; i < 5; i++) await from(stranger)
    expect(await refusal(from(stranger))).toBe('too_many_attempts')
    const id = await from(home)
    expect(await give(id, (await newestCode('email_sign_in', email)).typed)).toHaveProperty('sid')
    expect(await refusal(from(home))).toBe('too_many_attempts')
  })

  test('a crowd of networks floods no mailbox, and those of one owner are one', async () => {
    const { email } = await given.reader()
    const sent = () => db().accountCode.count({ where: { address: email, kind: 'email_sign_in' } })
    const from = (network: string) => requestCode({ email, origin: { network, device: null } }).catch(() => null)
    for (let n = 0; n < 40; n++) await from(`2804:7f0:aa02:${n.toString(16)}::/64`)
    expect(await sent()).toBe(5)
    for (let n = 0; n < 40; n++) await from(`203.0.113.${n}`)
    expect(await sent()).toBe(35)
  })

  test('one network that guesses at many codes is stopped', async () => {
    const from = { origin: { network: randomUUID(), device: null }, userAgent: '' }
    const guess = () => refusal(signInByCode({ id: randomUUID(), code: '000000', visitor: from }))
    for (let i = 0; i < 50; i++) await guess()
    expect(await guess()).toBe('too_many_attempts')
  })

  test('the handlers bind the code to a cookie and answer with the session’s cookies', async () => {
    const { email } = await given.reader()
    const host = 'localhost:3000'
    const request = (path: string, body: object, cookie = '') =>
      new Request(`http://${host}${path}`, {
        method: 'POST',
        headers: { origin: `http://${host}`, 'x-forwarded-host': host, 'x-forwarded-for': '203.0.113.44', cookie },
        body: JSON.stringify(body),
      })
    const params = { params: Promise.resolve({ mail: 'codigo' }) }
    const asked = await postMail(request('/api/auth/mail/codigo', { email }), params)
    const [cookie = ''] = asked.headers.getSetCookie()
    expect(asked.status).toBe(204)
    expect(cookie).toMatch(/^code=[\w-]{36}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/)
    const { typed } = await newestCode('email_sign_in', email)
    expect((await postCode(request('/api/auth/codigo', { code: typed }))).status).toBe(409)
    const spaced = `${typed.slice(0, 3)} ${typed.slice(3)}`
    const entered = await postCode(request('/api/auth/codigo', { code: spaced }, cookie.split(';')[0]))
    expect(entered.status).toBe(204)
    const names = entered.headers.getSetCookie().map(line => line.split('=')[0])
    expect(names).toEqual(['notice', 'device', 'next-auth.session-token', 'code'])
  })
})

describe('proving by a code who one is', () => {
  /** A session whose proof is older than ten minutes. */
  async function staleSession() {
    const person = await given.master()
    const id = await openSession(db(), person.id, '')
    await db().session.update({ where: { id }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } })
    return { id, actor: person, email: person.email }
  }

  test('makes a session fresh for ten minutes, once', async () => {
    const session = await staleSession()
    await requestProofCode(session, { by: 'mail' })
    const { typed } = await newestCode('reauthentication', session.email)
    expect(await refusal(proveByCode(session.actor, { code: wrongCode(typed), sessionId: session.id }))).toBe(
      'code_wrong',
    )
    await proveByCode(session.actor, { code: typed, sessionId: session.id })
    assertProved(await findSession(session.id))
    expect(await refusal(proveByCode(session.actor, { code: typed, sessionId: session.id }))).toBe('code_over')
  })

  test('counts in the session that asked and in no other, of nobody else', async () => {
    const session = await staleSession()
    const other = await staleSession()
    const elsewhere = await openSession(db(), session.actor.id, '')
    await requestProofCode(session, { by: 'mail' })
    const { typed } = await newestCode('reauthentication', session.email)
    expect(await refusal(proveByCode(session.actor, { code: typed, sessionId: elsewhere }))).toBe('code_over')
    expect(await refusal(proveByCode(other.actor, { code: typed, sessionId: session.id }))).toBe('code_over')
    await proveByCode(session.actor, { code: typed, sessionId: session.id })
  })

  test('is no proof for an account with a second factor, nor is the password: else either could remove it (abuse case 28)', async () => {
    const session = await staleSession()
    await db().factor.create({
      data: { userId: session.actor.id, kind: 'totp', name: 'Aplicativo', verifiedAt: new Date() },
    })
    expect(await refusal(requestProofCode(session, { by: 'mail' }))).toBe('factor_needed')
    const answer = { password: demoPassword, sessionId: session.id }
    expect(await refusal(proveByPassword(session.actor, answer))).toBe('factor_needed')
    expect(await findProofWays(session.actor)).toMatchObject({ password: false, mail: false, app: true })
  })

  test('ends when the account gets another address than it was sent to', async () => {
    const session = await staleSession()
    await requestProofCode(session, { by: 'mail' })
    const { typed } = await newestCode('reauthentication', session.email)
    await db().user.update({ where: { id: session.actor.id }, data: { email: `${randomUUID()}@exemplo.local` } })
    const guess = () => refusal(proveByCode(session.actor, { code: typed, sessionId: session.id }))
    expect(await guess()).toBe('code_over')
    await db().user.update({ where: { id: session.actor.id }, data: { email: session.email } })
    await proveByCode(session.actor, { code: typed, sessionId: session.id })
  })
})
