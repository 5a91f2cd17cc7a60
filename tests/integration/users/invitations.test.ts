import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous, system } from '#lib/actor.ts'
import { invitationFields } from '#lib/schemas/users.ts'
import { db } from '#server/platform/db/db.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { resendInvitation } from '#server/users/invitations/commands/resend-invitation.ts'
import { withdrawInvitation } from '#server/users/invitations/commands/withdraw-invitation.ts'
import { hashOf, tokenOf } from '#server/users/invitations/invitation.ts'
import { invitationMail } from '#server/users/invitations/mail.ts'
import { userJobs } from '#server/users/jobs.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const freshEmail = () => `${randomUUID()}@exemplo.local`
const fields = (own: Record<string, unknown> = {}) =>
  invitationFields.parse({ email: freshEmail(), role: 'author', ...own })
const row = (id: string) => db().invitation.findUniqueOrThrow({ where: { id } })

let master: Awaited<ReturnType<typeof given.master>>
beforeAll(async () => {
  master = await given.master()
})

const mailFolder = () => join(process.env.DATA_DIR ?? '', 'mail')
const mails = async () => (await mkdir(mailFolder(), { recursive: true }), (await readdir(mailFolder())).sort())

/** Runs the job of an invitation's mail; gives the mail's source, or null when none was sent. */
async function mailOf(id: string): Promise<string | null> {
  const before = await mails()
  await userJobs.find(({ job }) => job.name === invitationMail.name)?.run({ id })
  const sent = (await mails()).filter(name => !before.includes(name))
  return sent[0] ? readFile(join(mailFolder(), sent[0]), 'utf8') : null
}

const queued = async (id: string) =>
  (
    await db().$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = ${invitationMail.name} AND data->>'id' = ${id}`
  ).map(({ data }) => data)

const strangers: [string, () => Promise<Actor>][] = [
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
  ['a subscriber', () => given.subscriber()],
  ['an author', given.author],
  ['an editor', given.editor],
]

describe.each(strangers)('%s (abuse case 7)', (_, stranger) => {
  test('invites nobody, and neither resends nor withdraws an invitation', async () => {
    const actor = await stranger()
    const { id } = await inviteByMail(master, fields())
    const [before, count] = [await row(id), await db().invitation.count()]
    expect(await refusal(inviteByMail(actor, fields()))).toBe('forbidden')
    expect(await refusal(resendInvitation(actor, { id }))).toBe('forbidden')
    expect(await refusal(withdrawInvitation(actor, { id }))).toBe('forbidden')
    expect(await row(id)).toEqual(before)
    expect(await db().invitation.count()).toBe(count)
  })
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
  const mail = await mailOf(id)
  expect(mail).toContain(`To: ${email}`)
  expect(mail?.replace(/=\r?\n/g, '')).toContain(`http://localhost:3000/convite/${token}`)
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

test('an invitation stands in the transaction of the command that calls it', async () => {
  const invited = fields()
  const attempt = db().$transaction(async tx => {
    await inviteByMail.within({ tx, actor: system, now: new Date() }, invited)
    throw new Error('rolled back')
  })
  await expect(attempt).rejects.toThrow('rolled back')
  expect(await db().invitation.count({ where: { email: invited.email } })).toBe(0)
})

test('a withdrawn invitation sends no mail and cannot be sent again', async () => {
  const { id } = await inviteByMail(master, fields())
  await withdrawInvitation(master, { id })
  expect(await mailOf(id)).toBeNull()
  expect(await refusal(resendInvitation(master, { id }))).toBe('invitation_over')
  expect(await refusal(withdrawInvitation(master, { id }))).toBe('invitation_over')
  expect(await refusal(resendInvitation(master, { id: randomUUID() }))).toBe('not_found')
})
