import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addressLinkPath, passwordLinkPath } from '#lib/addresses/paths.ts'
import { sendCode } from '#server/accounts/codes/mail.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { makeDevice } from '#server/accounts/entry/device.ts'
import { requestRecovery } from '#server/accounts/password/commands/request-recovery.ts'
import { resetPassword } from '#server/accounts/password/commands/reset-password.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { newestCode } from '#tests/support/mail/newest-code.ts'
import { refusal } from '#tests/support/refusal.ts'

const password = 'Capivara9Azul'
const origin = (own: { network?: string; device?: string } = {}) => ({
  network: own.network ?? randomUUID(),
  device: own.device ?? null,
})
const ask = (email: string) => requestRecovery({ email, origin: origin() })
const reset = (token: string, secret = password) =>
  resetPassword({ token, password: secret }, { network: '203.0.113.9' })
const enter = (email: string, secret: string) => signIn({ email, password: secret, origin: origin(), userAgent: '' })

test('a link sets a new password once, ends every session and signs nobody in (abuse case 25)', async () => {
  const { id, email } = await given.reader()
  const sid = await openSession(db(), id, '')
  await ask(email)
  const { token } = await newestCode('recovery', email)
  expect(await reset(token)).toBe(id)
  expect(await findSession(sid)).toBeNull()
  expect(await db().session.count({ where: { userId: id, revokedAt: null } })).toBe(0)
  expect(await enter(email, password)).toMatchObject({ email })
  expect(await refusal(reset(token, 'Outra9Senha'))).toBe('link_over')
  expect(await db().auditEntry.count({ where: { action: 'user.password_changed', actorId: id } })).toBe(1)
})

test('a newer link ends the older one, half an hour ends both, and a changed password ends what is open', async () => {
  const { email } = await given.reader()
  await ask(email)
  const older = await newestCode('recovery', email)
  await ask(email)
  const newer = await newestCode('recovery', email)
  expect(await refusal(reset(older.token))).toBe('link_over')
  const restore = setClock(() => new Date(Date.now() + 30 * 60_000 + 1_000))
  expect(await refusal(reset(newer.token)).finally(restore)).toBe('link_over')
  await reset(newer.token)
})

test('a link to an address that the account no longer has opens nothing', async () => {
  const { id, email } = await given.reader()
  await ask(email)
  const { token } = await newestCode('recovery', email)
  await db().user.update({ where: { id }, data: { email: `novo-${email}` } })
  expect(await refusal(reset(token))).toBe('link_over')
})

test('an unknown address gets the same answer and the same row, and no mail (abuse case 22)', async () => {
  const { email } = await given.reader()
  const unknown = `${randomUUID()}@ninguem.local`
  for (const address of [email, unknown]) expect(await ask(address)).toBeUndefined()
  for (const address of [email, unknown]) await sendCode(await newestCode('recovery', address))
  expect(await mailsIn(email)).toHaveLength(1)
  expect(await mailsIn(unknown)).toHaveLength(0)
  const { token } = await newestCode('recovery', unknown)
  expect(await refusal(reset(token))).toBe('link_over')
})

test('the mail links to the configured site only (abuse case 26)', async () => {
  const { email } = await given.reader()
  await ask(email)
  const code = await newestCode('recovery', email)
  await sendCode(code)
  const [mail = ''] = await mailsIn(email)
  expect(mail).toContain(`http://localhost:3000${passwordLinkPath(code.token)}`)
  expect(mail).not.toContain(addressLinkPath(code.token))
  expect(mail.match(/^(To|Cc|Bcc):.*$/gim)).toEqual([`To: ${email}`])
  expect(new Set(mail.match(/https?:\/\/[^\s/"<]+/g))).toEqual(new Set(['http://localhost:3000']))
  expect(mail).toContain('X-Portal-Secret: yes')
})

test('nobody is flooded, a known device has mails of its own, and the last link outlives the refusal', async () => {
  const { email, id } = await given.reader()
  for (let i = 0; i < 5; i++) await ask(email)
  expect(await refusal(ask(email))).toBe('too_many_attempts')
  const last = await newestCode('recovery', email)
  const device = makeDevice(id)
  await requestRecovery({ email, origin: origin({ device }) })
  expect((await newestCode('recovery', email)).id).not.toBe(last.id)
  await reset((await newestCode('recovery', email)).token)
})
