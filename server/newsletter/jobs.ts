import type { z } from 'zod'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { db } from '#server/platform/db/db.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { confirmationLetter } from './letters.ts'
import { confirmationMail } from './mails.ts'
import { sendingJobs } from './sending/jobs.ts'

/** Sends the confirmation mail of one address; none to one that was erased meanwhile. */
async function sendConfirmation({ id }: z.output<typeof confirmationMail.schema>): Promise<void> {
  const row = await db().newsletterSubscriber.findUnique({
    where: { id },
    select: { email: true, status: true, token: true },
  })
  if (!row) return
  const status = row.status as SubscriberStatus
  await sendLetter(row.email, house => confirmationLetter({ status, token: row.token }, house))
}

export const newsletterJobs: readonly Handler[] = [handle(confirmationMail, sendConfirmation), ...sendingJobs]
