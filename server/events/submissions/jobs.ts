import type { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { isListed } from '../event.ts'
import { eraseSenders } from './commands/erase-senders.ts'
import { answerLetter, thanksLetter } from './letters.ts'
import { answerMail, senderErasing, thanksMail } from './mails.ts'

/** Answers the sender of a submission, unless the address was erased meanwhile. */
async function answerSender({ id }: z.output<typeof answerMail.schema>): Promise<void> {
  const row = await db().eventSubmission.findUnique({
    where: { id },
    select: {
      status: true,
      reason: true,
      senderEmail: true,
      event: { select: { id: true, slug: true, status: true, publishedAt: true } },
    },
  })
  if (!row?.senderEmail || row.status === 'waiting') return
  const { status, reason, senderEmail, event } = row
  await sendLetter(senderEmail, house =>
    answerLetter({ status, reason, event: event && isListed(event) ? event : null }, house),
  )
}

/** Thanks the sender of a submission, unless the address was erased meanwhile. */
async function thankSender({ id }: z.output<typeof thanksMail.schema>): Promise<void> {
  const row = await db().eventSubmission.findUnique({ where: { id }, select: { senderEmail: true } })
  if (row?.senderEmail) await sendLetter(row.senderEmail, thanksLetter)
}

export const eventJobs: readonly Handler[] = [
  handle(answerMail, answerSender),
  handle(thanksMail, thankSender),
  handle(senderErasing, async () => void (await eraseSenders(system, undefined)), { cron: '15 4 * * *' }),
]
