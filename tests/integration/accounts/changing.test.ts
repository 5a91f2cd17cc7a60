import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '#prisma/seed/factories.ts'
import { answerEmailChange } from '#server/accounts/address/commands/answer-email-change.ts'
import { cancelEmailChange } from '#server/accounts/address/commands/cancel-email-change.ts'
import { requestEmailChange } from '#server/accounts/address/commands/request-email-change.ts'
import { findOpenChange } from '#server/accounts/address/queries.ts'
import { sendCode } from '#server/accounts/codes/mail.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { tellOfChange } from '#server/accounts/mails.ts'
import { changePassword } from '#server/accounts/password/commands/change-password.ts'
import { requestRecovery } from '#server/accounts/password/commands/request-recovery.ts'
import { resetPassword } from '#server/accounts/password/commands/reset-password.ts'
import { db } from '#server/platform/db/db.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { newestCode } from '#tests/support/mail/newest-code.ts'
import { refusal } from '#tests/support/refusal.ts'
import { rounds } from '#tests/support/tier.ts'

const password = 'Capivara9Azul'
const freshEmail = () => `${randomUUID()}@exemplo.local`
const origin = () => ({ network: randomUUID(), device: null })
const enter = (email: string, secret: string) => signIn({ email, password: secret, origin: origin(), userAgent: '' })

describe('the password', () => {
  test('a change ends the other sessions, keeps this one, and is told by mail', async () => {
    const person = await given.reader()
    const here = await openSession(db(), person.id, '', { network: '203.0.113.77' })
    const there = await openSession(db(), person.id, '')
    await changePassword(person, { password, sessionId: here })
    expect([await findSession(here), await findSession(there)]).toEqual([expect.anything(), null])
    expect(await refusal(enter(person.email, demoPassword))).toBe('wrong_credentials')
    expect(await enter(person.email, password)).toMatchObject({ email: person.email })
    await tellOfChange({ change: 'password', at: new Date().toISOString(), by: 'session', id: here })
    expect((await mailsIn(person.email)).join()).toContain('203.0.113.77')
  })

  test('a change ends a link for a new password that is still open', async () => {
    const person = await given.reader()
    await requestRecovery({ email: person.email, origin: origin() })
    const { token } = await newestCode('recovery', person.email)
    await changePassword(person, { password, sessionId: await openSession(db(), person.id, '') })
    expect(await refusal(resetPassword({ token, password: 'Outra9Senha' }, { network: '' }))).toBe('link_over')
  })
})

describe('the address', () => {
  /** A person who asked to change to a new address, with both links. */
  async function asked() {
    const person = await given.reader()
    const email = freshEmail()
    await requestEmailChange(person, { email })
    const [old, fresh] = [
      await newestCode('change_email_old', person.email),
      await newestCode('change_email_new', email),
    ]
    const answer = ({ token }: { token: string }, agrees = true, keep: string | null = null) =>
      answerEmailChange({ token, agrees, keep })
    const current = async () => (await db().user.findUniqueOrThrow({ where: { id: person.id } })).email
    return { person, email, old, fresh, answer, current }
  }

  test('changes once both ends confirmed', async () => {
    const { person, email, old, fresh, answer, current } = await asked()
    expect(await answer(fresh)).toBe('waiting')
    expect(await current()).toBe(person.email)
    expect(await findOpenChange(person)).toMatchObject({ newEmail: email })
    expect(await answer(old)).toBe('changed')
    expect(await current()).toBe(email)
    expect(await findOpenChange(person)).toBeNull()
  })

  test('a change ends the other sessions, and keeps the one that answers', async () => {
    const { person, old, fresh, answer } = await asked()
    const [here, there] = [await openSession(db(), person.id, ''), await openSession(db(), person.id, '')]
    await answer(old, true, here)
    expect(await findSession(there)).not.toBeNull()
    await answer(fresh, true, here)
    expect([await findSession(here), await findSession(there)]).toEqual([expect.anything(), null])
  })

  test('both ends at once change it once', async () => {
    for (let i = 0; i < rounds(2, 5); i++) {
      const { old, fresh, answer, email, current } = await asked()
      const outcomes = await Promise.all([answer(old), answer(fresh)])
      expect(outcomes.sort()).toEqual(['changed', 'waiting'])
      expect(await current()).toBe(email)
    }
  })

  test('the old end can stop it, and then neither link works', async () => {
    const { old, fresh, answer, current, person } = await asked()
    await answer(fresh)
    expect(await answer(old, false)).toBe('stopped')
    expect(await refusal(answer(old))).toBe('link_over')
    expect(await current()).toBe(person.email)
  })

  test('a newer change or a cancellation ends an older one', async () => {
    const { old, fresh, answer, person } = await asked()
    await requestEmailChange(person, { email: freshEmail() })
    for (const link of [old, fresh]) expect(await refusal(answer(link))).toBe('link_over')
    await cancelEmailChange(person, {})
    expect(await findOpenChange(person)).toBeNull()
  })

  test('a taken address gets the same answer and no mail, and a race for it has one winner', async () => {
    const { email: taken } = await given.reader()
    const person = await given.reader()
    expect(await requestEmailChange(person, { email: taken })).toBeUndefined()
    await sendCode(await newestCode('change_email_new', taken))
    expect(await mailsIn(taken)).toEqual([])
    const { old, fresh, email, answer } = await asked()
    await db().user.update({ where: { id: person.id }, data: { email } })
    await answer(old)
    expect(await refusal(answer(fresh))).toBe('address_taken')
  })

  test('each end gets its own mail, and the old one is told when it has happened', async () => {
    const { person, old, fresh, email, answer } = await asked()
    for (const code of [old, fresh]) await sendCode(code)
    expect((await mailsIn(person.email))[0]).toContain(old.token)
    expect((await mailsIn(email))[0]).toContain(fresh.token)
    // The new address may be a stranger's: its mail does not name the account.
    expect((await mailsIn(email))[0]).not.toContain(person.email)
    await answer(old)
    await answer(fresh)
    await tellOfChange({ change: 'email', at: new Date().toISOString(), by: 'code', id: old.id })
    expect(await mailsIn(person.email)).toHaveLength(2)
  })
})
