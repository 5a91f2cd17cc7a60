import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous, system } from '#lib/actor.ts'
import { invitationFields, openInput } from '#lib/schemas/users.ts'
import { db } from '#server/platform/db/db.ts'
import { acceptInvitation } from '#server/users/invitations/commands/accept-invitation.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { openByInvitation } from '#server/users/invitations/commands/open-by-invitation.ts'
import { purgeInvitations } from '#server/users/invitations/commands/purge-invitations.ts'
import { resendInvitation } from '#server/users/invitations/commands/resend-invitation.ts'
import { withdrawInvitation } from '#server/users/invitations/commands/withdraw-invitation.ts'
import { hashOf, tokenOf } from '#server/users/invitations/invitation.ts'
import { invitationMail } from '#server/users/invitations/mail.ts'
import { findInvitation } from '#server/users/invitations/queries/invitation-page.ts'
import { userJobs } from '#server/users/jobs.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { refusal } from '#tests/support/refusal.ts'

const freshEmail = () => `${randomUUID()}@exemplo.local`
const fields = (own: Record<string, unknown> = {}) =>
  invitationFields.parse({ email: freshEmail(), role: 'author', ...own })
const row = (id: string) => db().invitation.findUniqueOrThrow({ where: { id } })

let master: Awaited<ReturnType<typeof given.master>>
beforeAll(async () => {
  master = await given.master()
})

/** Runs the job of an invitation's mail; gives the mails that its address has then. */
async function mailsAfter(id: string): Promise<string[]> {
  await userJobs.find(({ job }) => job.name === invitationMail.name)?.run({ id })
  return mailsIn((await row(id)).email)
}

const queued = async (id: string) =>
  (
    await db().$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = ${invitationMail.name} AND data->>'id' = ${id}`
  ).map(({ data }) => data)

const strangers: [string, () => Promise<Actor>][] = [
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
  ['an editor', given.editor],
]

test.each(strangers)('%s invites nobody, and neither resends nor withdraws (abuse case 7)', async (_, stranger) => {
  const actor = await stranger()
  const { id } = await inviteByMail(master, fields())
  const [before, count] = [await row(id), await db().invitation.count()]
  expect(await refusal(inviteByMail(actor, fields()))).toBe('forbidden')
  expect(await refusal(resendInvitation(actor, { id }))).toBe('forbidden')
  expect(await refusal(withdrawInvitation(actor, { id }))).toBe('forbidden')
  expect(await row(id)).toEqual(before)
  expect(await db().invitation.count()).toBe(count)
})

test('an invitation is a mail with a link that stands nowhere in the database', async () => {
  const { email, ...rest } = fields({ role: 'editor', fullName: 'Rita Prado' })
  const { id } = await inviteByMail(master, { email, ...rest })
  const token = tokenOf(id)
  expect(await queued(id)).toEqual([{ id }])
  const stored = await row(id)
  expect(stored).toMatchObject({ email, role: 'editor', fullName: 'Rita Prado', invitedBy: master.id })
  expect(stored.tokenHash).toBe(hashOf(token))
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored.expiresAt.getTime() - stored.sentAt.getTime()).toBe(7 * 24 * 60 * 60 * 1000)
  const [mail] = await mailsAfter(id)
  expect(mail).toContain(`http://localhost:3000/convite/${token}`)
  expect(mail).not.toContain('Rita')
})

test('inviting an address to the same role again sends the open invitation again', async () => {
  const invited = fields()
  const results = await Promise.all([inviteByMail(master, invited), inviteByMail(master, invited)])
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(await db().invitation.count({ where: { email: invited.email } })).toBe(1)
  const other = await inviteByMail(master, { ...invited, role: 'editor' })
  expect(other.id).not.toBe(results[0].id)
})

const password = 'Capivara9Azul'
const opening = (token: string, own: Record<string, unknown> = {}) =>
  openByInvitation(anonymous, openInput.parse({ token, fullName: 'Rita Prado', password, ...own }))

async function invited(own: Record<string, unknown> = {}) {
  const { email, role, fullName } = fields(own)
  const { id } = await inviteByMail(master, { email, role, fullName })
  return { id, email, token: tokenOf(id) }
}
const account = (email: string) =>
  db().user.findUnique({ where: { email }, include: { roles: true, profile: true, sessions: true } })

describe('an invited person without an account', () => {
  test('chooses a name and a password, and gets the account with the role', async () => {
    const { email, token, id } = await invited({ role: 'editor', fullName: 'R. Prado' })
    expect(await findInvitation(token)).toEqual({
      state: 'open',
      email,
      role: 'editor',
      fullName: 'R. Prado',
      hasAccount: false,
    })
    await opening(token)
    const made = await account(email)
    expect(made).toMatchObject({ profile: { fullName: 'Rita Prado' }, sessions: [] })
    expect(made?.roles).toMatchObject([{ role: 'editor', assignedBy: master.id, claimed: false }])
    expect((await row(id)).usedAt).not.toBeNull()
    const entries = await db().auditEntry.findMany({ where: { subjectId: made?.id } })
    expect(entries).toMatchObject([{ action: 'role.assigned', actorId: master.id, details: { role: 'editor' } }])
  })

  test('cannot set a role, an id or another e-mail (abuse case 8)', async () => {
    const { email, token } = await invited({ role: 'author' })
    const id = randomUUID()
    await opening(token, { role: 'master', roles: ['master'], email: 'outro@exemplo.local', id })
    const made = await account(email)
    expect(made?.id).not.toBe(id)
    expect(made?.roles).toMatchObject([{ role: 'author' }])
    expect(await account('outro@exemplo.local')).toBeNull()
  })

  test('uses the link once, also when it is used twice at once', async () => {
    const { email, token } = await invited()
    const uses = await Promise.allSettled([opening(token), opening(token, { fullName: 'Outra Pessoa' })])
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().user.count({ where: { email } })).toBe(1)
    expect(await refusal(opening(token))).toBe('invitation_over')
    expect((await findInvitation(token))?.state).toBe('used')
  })

  test('uses up nothing by looking, as a scanner of links does', async () => {
    const { token, id } = await invited()
    const before = await row(id)
    for (let times = 0; times < 3; times++) await findInvitation(token)
    expect(await row(id)).toEqual(before)
    await opening(token)
  })
})

describe('a link that does not work', () => {
  const guesses = ['', 'f'.repeat(64), "' OR 1=1 --", '\u0000'.repeat(64)]
  test.each(guesses)('is %j: nothing is found and nothing opened (abuse cases 13 and 22)', async token => {
    await invited()
    expect(await findInvitation(token)).toBeNull()
    const accounts = await db().user.count()
    expect(await refusal(openByInvitation(anonymous, { token, fullName: 'Rita Prado', password }))).toBe(
      'invitation_over',
    )
    expect(await db().user.count()).toBe(accounts)
  })

  test('is withdrawn, or expired until it is sent again', async () => {
    const [withdrawn, expired] = [await invited(), await invited()]
    await withdrawInvitation(master, { id: withdrawn.id })
    await db().invitation.update({ where: { id: expired.id }, data: { expiresAt: new Date() } })
    for (const { token } of [withdrawn, expired]) expect(await refusal(opening(token))).toBe('invitation_over')
    expect((await findInvitation(withdrawn.token))?.state).toBe('withdrawn')
    expect((await findInvitation(expired.token))?.state).toBe('expired')
    for (const { id } of [withdrawn, expired]) expect(await mailsAfter(id)).toEqual([])
    expect(await refusal(resendInvitation(master, { id: withdrawn.id }))).toBe('invitation_over')
    await resendInvitation(master, { id: expired.id })
    expect(await mailsAfter(expired.id)).toHaveLength(1)
    await opening(expired.token)
  })
})

describe('an invited person with an account', () => {
  test('signs in and gets the role; the link opens no second account', async () => {
    const person = await given.reader()
    const { token } = await invited({ email: person.email, role: 'editor' })
    expect((await findInvitation(token))?.hasAccount).toBe(true)
    expect(await refusal(opening(token))).toBe('invitation_needs_sign_in')
    await acceptInvitation(person, { token })
    expect((await account(person.email))?.roles).toMatchObject([{ role: 'editor', assignedBy: master.id }])
    expect(await refusal(acceptInvitation(person, { token }))).toBe('invitation_over')
  })

  test.each(strangers)('is not %s: the invitation stays open (abuse case 7)', async (_, stranger) => {
    const [person, other] = [await given.reader(), await stranger()]
    const { token, id } = await invited({ email: person.email, role: 'editor' })
    const before = await row(id)
    const expected = other.id === null ? 'signed_out' : 'invitation_for_another'
    expect(await refusal(acceptInvitation(other, { token }))).toBe(expected)
    expect(await row(id)).toEqual(before)
    if (other.id)
      expect(await db().userRole.count({ where: { userId: other.id, role: 'editor', assignedBy: master.id } })).toBe(0)
  })
})

test('ended invitations are deleted after ninety days, with their e-mails', async () => {
  const [old, young] = [await invited(), await invited()]
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await db().invitation.update({ where: { id: old.id }, data: { expiresAt: daysAgo(91) } })
  await db().invitation.update({ where: { id: young.id }, data: { expiresAt: daysAgo(89) } })
  await purgeInvitations(system, undefined)
  expect(await db().invitation.count({ where: { id: old.id } })).toBe(0)
  expect(await db().invitation.count({ where: { id: young.id } })).toBe(1)
})
