import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { replaceAddress } from '#server/accounts/address/commands/replace-address.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { requestRecovery } from '#server/accounts/password/commands/request-recovery.ts'
import { resetPassword } from '#server/accounts/password/commands/reset-password.ts'
import { db } from '#server/platform/db/db.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { withApp, withKey } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { newestCode } from '#tests/support/mail/newest-code.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'
import { refusal } from '#tests/support/refusal.ts'
import { changeRoles, readRoleRequest } from '../../../scripts/steps/roles.ts'

const origin = { network: '203.0.113.9', device: null }
const linkOf = async (address: string) => (await newestCode('recovery', address)).token
const newest = (to: string) => `novo-${to}`

test('a master gives the account of a lost mailbox a new address; its owner enters, and whoever reads the old one does not', async () => {
  const [master, reader] = [await given.master(), await given.reader()]
  const email = newest(reader.email)
  await withApp(reader)
  await withKey(reader, 'passkey')
  await db().user.update({ where: { id: reader.id }, data: { phone: 'x', phoneIndex: reader.id } })
  await db().identity.create({ data: { userId: reader.id, provider: 'google', subject: reader.id, label: '' } })
  const sid = await openSession(db(), reader.id, '')
  await requestRecovery({ email: reader.email, origin })
  const stolen = await linkOf(reader.email)

  await replaceAddress(master, { id: reader.id, email })
  expect(await findSession(sid)).toBeNull()
  const user = await db().user.findUniqueOrThrow({
    where: { id: reader.id },
    include: { factors: true, identities: true },
  })
  expect(user).toMatchObject({ email, emailConfirmedAt: null, passwordHash: null, phone: null, identities: [] })
  expect(
    user.factors.map(({ kind }) => kind),
    'mail does not get around a second factor',
  ).toEqual(['totp'])
  expect(await refusal(resetPassword({ token: stolen, password: 'Senha de outro 1' }, origin))).toBe('link_over')
  await requestRecovery({ email: reader.email, origin })
  expect(
    await refusal(resetPassword({ token: await linkOf(reader.email), password: 'Senha de outro 1' }, origin)),
  ).toBe('link_over')

  await resetPassword({ token: await linkOf(email), password: 'Uma senha nova 1' }, origin)
  const entered = await signIn({ email, password: 'Uma senha nova 1', origin, userAgent: '' })
  expect(entered.awaitsFactor).toBe(true)
  expect((await db().user.findUniqueOrThrow({ where: { id: reader.id } })).emailConfirmedAt).not.toBeNull()
  expect(
    await db().auditEntry.findMany({ where: { action: 'user.email_replaced', subjectId: reader.id } }),
  ).toMatchObject([{ actorId: master.id, details: {} }])
})

test('the old address gets a mail, which does not name the new one', async () => {
  const [master, reader] = [await given.master(), await given.reader()]
  await replaceAddress(master, { id: reader.id, email: newest(reader.email) })
  await runJobs('accounts.change-mail')
  const told = await mailsIn(reader.email)
  expect(told).toHaveLength(1)
  expect(told[0]).not.toContain(newest(reader.email))
})

test('nobody else replaces an address, nor a master their own, nor by one that is taken', async () => {
  const [master, reader, other] = [await given.master(), await given.reader(), await given.reader()]
  const input = { id: reader.id, email: newest(reader.email) }
  const strangers = [anonymous, reader, other, await given.author(), await given.editor()]
  for (const stranger of strangers) expect(await refusal(replaceAddress(stranger, input))).toBe('forbidden')
  expect(await refusal(replaceAddress(master, { ...input, id: master.id }))).toBe('forbidden')
  expect(await refusal(replaceAddress(master, { ...input, email: other.email }))).toBe('address_taken')
  expect(await refusal(replaceAddress(master, { ...input, email: reader.email }))).toBe('invalid')
  expect(await refusal(replaceAddress(master, { ...input, id: crypto.randomUUID() }))).toBe('not_found')
  const { email, passwordHash } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  expect([email, passwordHash === null]).toEqual([reader.email, false])
})

test('the command line does it for the last master', async () => {
  await db().userRole.deleteMany({ where: { role: 'master' } })
  const { id, email } = await given.master()
  expect(await changeRoles(readRoleRequest([email, `--email=${newest(email)}`]))).toContain('Master')
  expect(await db().user.count({ where: { id, email: newest(email) } })).toBe(1)
  expect(() => readRoleRequest([email, '--email=nada'])).toThrow('não é um e-mail')
})
