import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { purgeInvitations } from './invitations/commands/purge-invitations.ts'
import { stateOf, tokenOf } from './invitations/invitation.ts'
import { invitationLetter, invitationMail } from './invitations/mail.ts'

/** Sends nothing for an invitation that was withdrawn or used meanwhile. */
async function sendInvitation({ id }: { id: string }): Promise<void> {
  const invitation = await db().invitation.findUnique({ where: { id } })
  if (!invitation || stateOf(invitation, now()) !== 'open') return
  const { email, role } = invitation
  await sendLetter(email, house => invitationLetter({ role, token: tokenOf(id), house }))
}

const invitationPurge = defineJob('users.purge-invitations', z.object({}))

export const userJobs: readonly Handler[] = [
  handle(invitationMail, sendInvitation),
  handle(invitationPurge, async () => void (await purgeInvitations(system, undefined)), { cron: '41 4 * * *' }),
]
