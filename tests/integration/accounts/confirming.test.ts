import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { signUpFields } from '#lib/schemas/account.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { confirmAddress } from '#server/accounts/address/commands/confirm-address.ts'
import { confirmOwnAddress } from '#server/accounts/address/commands/confirm-own-address.ts'
import { resendConfirmation } from '#server/accounts/address/commands/resend-confirmation.ts'
import { postConfirmation } from '#server/accounts/address/http.ts'
import { purgeCodes } from '#server/accounts/codes/commands/purge-codes.ts'
import { sendCode } from '#server/accounts/codes/mail.ts'
import { findLink } from '#server/accounts/codes/queries.ts'
import { signUp } from '#server/accounts/commands/sign-up.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { db } from '#server/platform/db/db.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { openSmtp } from '#tests/doubles/smtp.ts'
import { given } from '#tests/support/given.ts'
import { newestCode } from '#tests/support/mail/newest-code.ts'
import { refusal } from '#tests/support/refusal.ts'

const smtp = await openSmtp()
// Where mail can be sent, an account comes to be when its address is confirmed. Read when the environment is first used.
process.env.SMTP_URL = smtp.url
afterAll(async () => {
  closeMail()
  await smtp.close()
})
beforeEach(() => {
  smtp.taken.length = 0
})

const password = 'Capivara9Azul'
const freshEmail = () => `${randomUUID()}@exemplo.local`
const apply = (email: string, own: Record<string, unknown> = {}) =>
  signUp(anonymous, signUpFields.parse({ fullName: 'Dora Quaresma', email, password, ...own }))
const origin = () => ({ network: randomUUID(), device: null })
const enter = (email: string, secret = password) => signIn({ email, password: secret, origin: origin(), userAgent: '' })
/** Presses the link of a sign-up as its owner, who types a password. */
const confirm = (token: string, chosen = password) => confirmAddress(anonymous, { token, password: chosen })
const account = (email: string) => db().user.findUnique({ where: { email }, include: { profile: true } })

/** Sends the newest mail of a sign-up, and gives its text without the soft line breaks of its encoding. */
async function mailed(email: string): Promise<string> {
  await sendCode(await newestCode('sign_up', email))
  return smtp.taken.at(-1)?.raw.replace(/=\r?\n/g, '') ?? ''
}

describe('a sign-up where mail can be sent', () => {
  test('opens no account until its address is confirmed, and then one that can sign in', async () => {
    const email = freshEmail()
    await apply(email)
    expect(await account(email)).toBeNull()
    expect(await refusal(enter(email))).toBe('wrong_credentials')
    const { token } = await newestCode('sign_up', email)
    expect(await mailed(email)).toContain(`http://localhost:3000/auth/confirmar/${token}`)
    await confirm(token)
    expect(await account(email)).toMatchObject({ profile: { fullName: 'Dora Quaresma' } })
    expect((await account(email))?.emailConfirmedAt).not.toBeNull()
    expect(await enter(email)).toMatchObject({ awaitsFactor: false })
  })

  test('a known address gets the same answer, and a mail that says so and opens nothing', async () => {
    const { email, id } = await given.person([], 'Dona da Conta')
    expect(await apply(email)).toBeUndefined()
    const { token, row } = await newestCode('sign_up', email)
    expect(row.data).toEqual({})
    const mail = await mailed(email)
    expect(mail).toContain('Subject: =?UTF-8?')
    expect(mail).not.toContain(token)
    expect(mail).not.toContain('Dora')
    expect(await refusal(confirm(token))).toBe('address_taken')
    expect(await account(email)).toMatchObject({ id, profile: { fullName: 'Dona da Conta' } })
  })

  test('of two sign-ups with one address the first confirmed counts, and nothing of the other stays', async () => {
    const email = freshEmail()
    await apply(email, { fullName: 'Primeira' })
    const first = await newestCode('sign_up', email)
    await apply(email, { fullName: 'Estranho', password: 'Estranha9Azul' })
    const second = await newestCode('sign_up', email)
    await confirm(first.token)
    expect(await refusal(confirm(second.token))).toBe('link_over')
    const kept = await db().accountCode.findMany({ where: { address: email }, select: { data: true } })
    expect(kept.map(({ data }) => data)).toEqual([{}, {}])
  })

  test('the owner of a mailbox who presses the link of a stranger’s sign-up gives the stranger nothing (abuse case 25)', async () => {
    const email = freshEmail()
    await apply(email, { fullName: 'Estranho', password: 'Estranha9Azul' })
    const { token, row } = await newestCode('sign_up', email)
    // The stranger's password waits nowhere.
    expect(row.data).toEqual({ fullName: 'Estranho' })
    for (const missing of [undefined, '', 'curta', 'Qwerty123456'])
      expect(await refusal(confirmAddress(anonymous, { token, password: missing }))).toBe('invalid')
    expect(await account(email)).toBeNull()
    await confirm(token, 'Dona9DaCaixa')
    expect(await refusal(enter(email, 'Estranha9Azul'))).toBe('wrong_credentials')
    expect(await enter(email, 'Dona9DaCaixa')).toMatchObject({ email })
  })

  test('twenty confirmations at once open one account (abuse case 25)', async () => {
    const email = freshEmail()
    await apply(email)
    const { token } = await newestCode('sign_up', email)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().profile.count({ where: { user: { email } } })).toBe(1)
  })

  test('the link opens as a page without using itself up, and ends after a day', async () => {
    const email = freshEmail()
    await apply(email)
    const { token } = await newestCode('sign_up', email)
    for (let i = 0; i < 3; i++) expect(await findLink(token, ['sign_up'])).toMatchObject({ state: 'open' })
    expect(await findLink(token, ['recovery'])).toBeNull()
    const restore = setClock(() => new Date(Date.now() + 24 * 60 * 60 * 1000 + 1_000))
    try {
      expect(await findLink(token, ['sign_up'])).toMatchObject({ state: 'expired' })
      expect(await refusal(confirm(token))).toBe('link_over')
      // An expired sign-up can be sent again, with what was typed.
      await resendConfirmation({ email, origin: origin() })
      await confirm((await newestCode('sign_up', email)).token)
    } finally {
      restore()
    }
    expect(await account(email)).toMatchObject({ profile: { fullName: 'Dora Quaresma' } })
  })

  test('the form confirms without a script and leads to the home page, whatever host the request claims (abuse case 26)', async () => {
    const email = freshEmail()
    await apply(email)
    const { token } = await newestCode('sign_up', email)
    const post = (chosen = password) =>
      postConfirmation(
        new Request('http://localhost:3000/api/auth/confirmar', {
          method: 'POST',
          headers: { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000', host: 'outro.example' },
          body: new URLSearchParams({ token, password: chosen }),
        }),
      )
    const weak = await post('fraca')
    expect([weak.status, weak.headers.get('location')]).toEqual([303, `/auth/confirmar/${token}`])
    expect(decodeURIComponent(weak.headers.get('set-cookie') ?? '')).toContain('Senha deve ter pelo menos 8 caracteres')
    const first = await post()
    expect([first.status, first.headers.get('location')]).toEqual([303, '/'])
    const again = await post()
    expect([again.status, again.headers.get('location')]).toEqual([303, `/auth/confirmar/${token}`])
    expect(decodeURIComponent(again.headers.get('set-cookie') ?? '')).toContain('Este link não vale mais.')
  })
})

describe('sending the confirmation again', () => {
  test('says the same for every address, and mails only those that wait or have an account', async () => {
    const waiting = freshEmail()
    const nobody = freshEmail()
    const { email: known } = await given.reader()
    await apply(waiting)
    for (const email of [waiting, nobody, known]) {
      expect(await resendConfirmation({ email, origin: origin() })).toBeUndefined()
      await sendCode(await newestCode('sign_up', email))
    }
    expect(smtp.taken.map(({ to }) => to)).toEqual([waiting, known])
  })

  test('floods nobody: the sixth in half an hour is refused', async () => {
    const email = freshEmail()
    for (let i = 0; i < 5; i++) await resendConfirmation({ email, origin: origin() })
    expect(await refusal(resendConfirmation({ email, origin: origin() }))).toBe('too_many_attempts')
  })
})

test('an account from before is confirmed by the mail that its owner asks for', async () => {
  const id = await makeByline({ fullName: 'Conta Antiga' })
  const email = freshEmail()
  await makeAccount(id, { email, confirmed: false })
  const actor = { id, roles: [], subscribed: false }
  await confirmOwnAddress(actor, {})
  const { token } = await newestCode('confirm_email', email)
  await sendCode(await newestCode('confirm_email', email))
  expect(smtp.taken.map(({ to }) => to)).toEqual([email])
  // Whoever typed another person's address cannot have them confirm it.
  for (const stranger of [anonymous, await given.master()])
    expect(await refusal(confirmAddress(stranger, { token }))).toBe('sign_in_to_confirm')
  expect((await account(email))?.emailConfirmedAt).toBeNull()
  await confirmAddress(actor, { token })
  expect((await account(email))?.emailConfirmedAt).not.toBeNull()
  // A confirmed one asks for nothing.
  await confirmOwnAddress(actor, {})
  expect(await db().accountCode.count({ where: { address: email } })).toBe(1)
})

test('neither the table nor the queue holds a secret, and old rows are deleted (abuse case 25)', async () => {
  const email = freshEmail()
  await apply(email)
  const { token, id } = await newestCode('sign_up', email)
  const queued = await db().$queryRaw<{ data: unknown }[]>`
    SELECT data FROM pgboss.job WHERE name = 'accounts.code-mail' AND data->>'id' = ${id}`
  expect(queued).toEqual([{ data: { id } }])
  expect(JSON.stringify(await db().accountCode.findMany())).not.toContain(token)
  const restore = setClock(() => new Date(Date.now() + 9 * 24 * 60 * 60 * 1000))
  await purgeCodes(anonymous, undefined).finally(restore)
  expect(await db().accountCode.count({ where: { id } })).toBe(0)
})
