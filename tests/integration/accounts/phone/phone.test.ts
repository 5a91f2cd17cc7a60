import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { signInByEitherFields } from '#lib/schemas/account.ts'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { confirmPhone } from '#server/accounts/phone/commands/confirm-phone.ts'
import { makePhoneCode } from '#server/accounts/phone/commands/make-phone-code.ts'
import { removePhone } from '#server/accounts/phone/commands/remove-phone.ts'
import { requestPhone } from '#server/accounts/phone/commands/request-phone.ts'
import { postPhone, postPhoneCode } from '#server/accounts/phone/http.ts'
import { sendMessage } from '#server/accounts/phone/message.ts'
import { findOwnPhone } from '#server/accounts/phone/queries.ts'
import { proveByCode } from '#server/accounts/proof/commands/prove-by-code.ts'
import { requestProofCode } from '#server/accounts/proof/commands/request-proof-code.ts'
import { findProofWays } from '#server/accounts/proof/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { openSms, type SmsDouble } from '#tests/doubles/sms.ts'
import { given } from '#tests/support/given.ts'
import { Browser } from '#tests/support/identities/browser.ts'
import { refusal } from '#tests/support/refusal.ts'

let gateway: SmsDouble

beforeAll(async () => {
  gateway = await openSms()
  process.env.SMS_URL = gateway.url
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.taken.length = 0
  await db().rateLimit.deleteMany()
})

const newPhone = () => `+55879${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** Sends the newest code's message, as the job does; gives the code in it. */
async function arrived(): Promise<string> {
  const { id } = await db().accountCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' }, select: { id: true } })
  await sendMessage({ id })
  return /: (\d{8}) é/.exec(gateway.taken.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Gives a person a confirmed phone. */
async function withPhone(person: SignedIn, phone = newPhone()): Promise<string> {
  await requestPhone(person, { phone })
  await confirmPhone(person, { code: await arrived() })
  return phone
}

const ask = (browser: Browser, phone: string) => browser.ask(postPhone, '/api/auth/telefone', { body: { phone } })
const give = (browser: Browser, code: string) =>
  browser.ask(postPhoneCode, '/api/auth/telefone/codigo', { body: { code } })

describe('a number', () => {
  test('is confirmed by the code that the gateway gets, and stands nowhere in plain text (abuse case 23)', async () => {
    const person = await given.reader()
    const phone = await withPhone(person)
    expect(await findOwnPhone(person)).toBe(`••••• ${phone.slice(-4)}`)
    expect(gateway.taken).toMatchObject([{ to: phone, authorization: 'Bearer ficha-de-teste' }])
    expect(gateway.taken[0]?.text).toMatch(/\n@localhost #\d{8}$/)
    const rows = [
      await db().user.findMany(),
      await db().accountCode.findMany(),
      await db().auditEntry.findMany(),
      await db().rateLimit.findMany(),
    ]
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      phone.slice(3),
    )
    const jobs = await db().$queryRaw<object[]>`SELECT data::text FROM pgboss.job WHERE name = 'accounts.code-message'`
    expect(jobs.length).toBeGreaterThan(0)
    expect(JSON.stringify(jobs)).not.toContain(phone.slice(3))
  })

  test('of another account is refused, by the database too', async () => {
    const [first, second] = [await given.reader(), await given.reader()]
    const phone = await withPhone(first)
    await requestPhone(second, { phone })
    expect(await refusal(confirmPhone(second, { code: await arrived() }))).toBe('phone_taken')
    expect(await findOwnPhone(second)).toBeNull()
  })

  test('is removed, unless it is the last way in', async () => {
    const person = await given.reader()
    await withPhone(person)
    await db().user.update({ where: { id: person.id }, data: { passwordHash: null, emailConfirmedAt: null } })
    expect(await refusal(removePhone(person, {}))).toBe('last_way_in')
    await db().user.update({ where: { id: person.id }, data: { emailConfirmedAt: new Date() } })
    await removePhone(person, {})
    expect(await findOwnPhone(person)).toBeNull()
    expect(await refusal(removePhone(anonymous, {}))).toBe('signed_out')
  })
})

describe('signing in', () => {
  test('by a code works in the browser that asked for it, once', async () => {
    const person = await given.author()
    const phone = await withPhone(person)
    const [browser, other] = [new Browser(), new Browser()]
    expect((await ask(browser, phone)).status).toBe(204)
    const code = await arrived()
    expect((await give(other, code)).status).not.toBe(204)
    const cookie = browser.cookies.get('code') ?? ''
    expect((await give(browser, code)).status).toBe(204)
    expect((await browser.session())?.actor.id).toBe(person.id)
    other.cookies.set('code', cookie)
    expect(await (await give(other, code)).json()).toMatchObject({ code: 'code_over' })
  })

  test('asks an unknown number the same, and sends it nothing (abuse case 22)', async () => {
    const browser = new Browser()
    const answer = await ask(browser, newPhone())
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(browser.cookies.get('code')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await arrived()).toBe('')
    expect(gateway.taken).toEqual([])
    expect(await (await give(browser, '12345678')).json()).toMatchObject({ code: 'code_wrong' })
  })

  test('by a code ends when the number goes to another account', async () => {
    const person = await given.reader()
    const phone = await withPhone(person)
    const browser = new Browser()
    await ask(browser, phone)
    const code = await arrived()
    await removePhone(person, {})
    await withPhone(await given.reader(), phone)
    expect(await (await give(browser, code)).json()).toMatchObject({ code: 'code_over' })
  })

  test('by phone and password reaches the account; an unknown phone gets the answer of a wrong password', async () => {
    const person = await given.reader()
    const phone = await withPhone(person)
    const enter = async (text: string) => {
      const { email, password } = signInByEitherFields.parse({ email: text, password: demoPassword })
      const origin = { network: randomUUID(), device: null }
      return signIn({ email, password, origin, userAgent: '' })
    }
    expect((await enter(`(${phone.slice(3, 5)}) ${phone.slice(5)}`)).email).toBe(person.email)
    expect((await enter(person.email)).email).toBe(person.email)
    expect(await refusal(enter(newPhone()))).toBe('wrong_credentials')
  })
})

describe('proving who one is', () => {
  test('works by a code to the confirmed phone, in the session that asked, and ends with the number', async () => {
    const person = await given.person([])
    expect(await findProofWays(person)).toMatchObject({ phone: null })
    const id = await openSession(db(), person.id, '')
    const session = { id, actor: person, email: person.email }
    expect(await refusal(requestProofCode(session, { by: 'phone' }))).toBe('not_found')
    const phone = await withPhone(person)
    expect(await findProofWays(person)).toMatchObject({ phone: `••••• ${phone.slice(-4)}` })
    await requestProofCode(session, { by: 'phone' })
    const code = await arrived()
    expect(gateway.taken.at(-1)?.to).toBe(phone)
    const elsewhere = await openSession(db(), person.id, '')
    expect(await refusal(proveByCode(person, { code, sessionId: elsewhere }))).toBe('code_over')
    const before = new Date(0)
    await db().session.update({ where: { id }, data: { provedAt: before } })
    await proveByCode(person, { code, sessionId: id })
    expect((await findSession(id))?.provedAt).not.toEqual(before)
    await requestProofCode(session, { by: 'phone' })
    const next = await arrived()
    await removePhone(person, {})
    expect(await refusal(proveByCode(person, { code: next, sessionId: id }))).toBe('code_over')
  })

  test('by phone is no proof for an account with a second factor (abuse case 28)', async () => {
    const person = await given.person([])
    await withPhone(person)
    await db().factor.create({ data: { userId: person.id, kind: 'totp', name: 'x', verifiedAt: new Date() } })
    const session = { id: await openSession(db(), person.id, ''), actor: person, email: person.email }
    expect(await refusal(requestProofCode(session, { by: 'phone' }))).toBe('factor_needed')
    expect(await findProofWays(person)).toMatchObject({ phone: null })
  })
})

describe('limits against SMS pumping', () => {
  test('of a number, from any network', async () => {
    const phone = newPhone()
    const statuses: number[] = []
    for (let asked = 0; asked < 6; asked++) statuses.push((await ask(new Browser(), phone)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  test('of a network, over all numbers', async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < 11; asked++) statuses.push((await ask(new Browser(), newPhone())).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(204))
  })
})

test('a message that the gateway refuses fails its job, which is tried again', async () => {
  const id = await makePhoneCode(anonymous, {
    kind: 'confirm_phone',
    userId: (await given.reader()).id,
    phone: newPhone(),
  })
  gateway.status = 503
  await expect(sendMessage({ id })).rejects.toThrow('503')
  gateway.status = 202
  await sendMessage({ id })
  expect(gateway.taken).toHaveLength(1)
  const restore = setClock(() => new Date(Date.now() + 11 * 60_000))
  await sendMessage({ id }).finally(restore)
  expect(gateway.taken).toHaveLength(1)
})

// The last one: a used-up limit is remembered by the process.
test('the messages of the whole house are limited, a day: later messages are not sent', async () => {
  const person = await given.reader()
  await requestPhone(person, { phone: newPhone() })
  await db().rateLimit.create({
    data: { key: 'sms-house:all', points: 500, expire: new Date(Date.now() + 60 * 60 * 1000) },
  })
  expect(await arrived()).toBe('')
  expect(gateway.taken).toEqual([])
})
