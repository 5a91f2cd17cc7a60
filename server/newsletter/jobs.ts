import { z } from 'zod'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { db } from '#server/platform/db/db.ts'
import type { House } from '#server/platform/mail/layout.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { editionJobs } from './editions/jobs.ts'
import { confirmationLetter } from './letters.ts'
import { confirmationMail } from './mails.ts'
import { sendingJobs } from './sending/jobs.ts'

/** Sends the confirmation mail of one address; none to one that was erased meanwhile. */
async function sendConfirmation({ id }: z.output<typeof confirmationMail.schema>): Promise<void> {
  const row = await db().newsletterSubscriber.findUnique({
    where: { id },
    select: { email: true, status: true, token: true, askedMail: true },
  })
  if (!row) return
  const status = row.status as SubscriberStatus
  const write = (house: House) => confirmationLetter({ status, token: row.token }, house)
  await sendLetter(row.email, write, {}, row.askedMail ?? undefined)
}

/** Logs a mailbox that cannot be read, which Saúde shows as one error; a failed job would stand there every five minutes. */
async function readBounces(_: unknown, { signal }: JobContext): Promise<void> {
  if (!env().BOUNCE_IMAP_URL) return
  try {
    // The mail client is loaded by those who have a mailbox of reports.
    const { readMailbox } = await import('./bounces/mailbox.ts')
    await readMailbox(signal)
  } catch (error) {
    log().error({ err: error }, 'the mailbox of refused mails could not be read')
  }
}

/** Reads the reports of mail servers. A failed run is not retried: the next one comes after five minutes. */
const bounceRead = defineJob('newsletter.bounces', z.object({}), { retryLimit: 0, expireInSeconds: 15 * 60 })

export const newsletterJobs: readonly Handler[] = [
  handle(confirmationMail, sendConfirmation),
  handle(bounceRead, readBounces, { cron: '*/5 * * * *' }),
  ...editionJobs,
  ...sendingJobs,
]
