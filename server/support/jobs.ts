import type { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { isSingleAddress } from '#server/platform/mail/headers.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { readIdentity } from '#server/site/queries.ts'
import { eraseSenders } from './commands/erase-senders.ts'
import { toHouse, toWriter } from './letters.ts'
import { contactErasing, supportMail } from './mails.ts'

/** Sends one mail of a message. None of an erased writer, and none to a newspaper without an address. */
async function sendSupportMail({ id, to }: z.output<typeof supportMail.schema>): Promise<void> {
  const row = await db().supportMessage.findUnique({
    where: { id },
    select: {
      protocol: true,
      subscriber: true,
      subject: true,
      message: true,
      createdAt: true,
      senderName: true,
      senderEmail: true,
      user: { select: { email: true, profile: { select: { fullName: true } } } },
    },
  })
  if (!row) return
  const { user, senderName, senderEmail, ...written } = row
  const writer = user
    ? { name: user.profile.fullName, email: user.email, hasAccount: true }
    : senderEmail && { name: senderName, email: senderEmail, hasAccount: false }
  if (!writer) return
  if (to === 'writer') return sendLetter(writer.email, house => toWriter({ ...written, writer }, house))
  const { email } = await readIdentity()
  if (email === '') return
  const answerTo = isSingleAddress(writer.email) ? { 'Reply-To': writer.email } : {}
  await sendLetter(email, house => toHouse({ ...written, writer }, house), answerTo)
}

export const supportJobs: readonly Handler[] = [
  handle(supportMail, sendSupportMail),
  handle(contactErasing, async () => void (await eraseSenders(system, undefined)), { cron: '25 4 * * *' }),
]
