import { expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { typedCodeOf } from '#server/accounts/codes/code.ts'
import { checkRecoveryCode } from '#server/accounts/factors/answers.ts'
import { renewCodes } from '#server/accounts/factors/commands/renew-codes.ts'
import { linkIdentity } from '#server/accounts/identities/commands/link-identity.ts'
import { confirmPhone } from '#server/accounts/phone/commands/confirm-phone.ts'
import { removePhone } from '#server/accounts/phone/commands/remove-phone.ts'
import { requestPhone } from '#server/accounts/phone/commands/request-phone.ts'
import { db } from '#server/platform/db/db.ts'
import { withApp, withKey } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'

// Messages to phones are files.
process.env.SMS_URL = 'file'

const identity = { provider: 'empresa', subject: '', label: 'ana@empresa.example', verifiedEmail: null, fullName: '' }
const phone = () => `+55879${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function withPhone(person: SignedIn): Promise<void> {
  await requestPhone(person, { phone: phone() })
  const { id } = await db().accountCode.findFirstOrThrow({ where: { userId: person.id, kind: 'confirm_phone' } })
  await confirmPhone(person, { code: typedCodeOf(id) })
}

async function withIdentity(person: SignedIn): Promise<string> {
  await linkIdentity(person, { ...identity, subject: person.id })
  return (await db().identity.findFirstOrThrow({ where: { userId: person.id } })).id
}

const noted: [string, (person: SignedIn) => Promise<unknown>, string, string][] = [
  ['an identity is linked', withIdentity, 'identity.linked', 'Uma identidade de empresa foi ligada'],
  [
    'a phone is removed',
    async person => {
      await withPhone(person)
      await removePhone(person, {})
    },
    'phone.removed',
    'O telefone da sua conta foi removido',
  ],
  ['a passkey is added', person => withKey(person, 'passkey'), 'factor.added', 'chave de acesso'],
  [
    'recovery codes are renewed',
    async person => {
      await withApp(person)
      await renewCodes(person, {})
    },
    'factor.codes_renewed',
    'Foram criados novos códigos de recuperação',
  ],
  [
    'a recovery code is used',
    async person => checkRecoveryCode(person.id, (await withApp(person)).codes?.[0] ?? ''),
    'factor.code_used',
    'com um dos seus códigos de recuperação',
  ],
]

/** A mail's text without its encoding (quoted-printable). */
const readable = (mail: string): string =>
  decodeURIComponent(mail.replaceAll('%', '%25').replace(/=([0-9A-F]{2})/g, '%$1'))

test.each(noted)('the owner is told by mail, and the audit has it, when %s', async (_, act, action, sentence) => {
  const person = await given.person([])
  await act(person)
  await runJobs('accounts.change-mail')
  expect((await mailsIn(person.email)).map(readable).join()).toContain(sentence)
  const audited = await db().auditEntry.findMany({ where: { subjectId: person.id }, select: { action: true } })
  expect(audited.map(entry => entry.action)).toContain(action)
})
