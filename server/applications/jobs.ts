import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { purgeRejected } from './commands/purge-rejected.ts'
import { applicationLetter } from './letters.ts'
import { applicationMail } from './mails.ts'

async function writeToApplicant({ id, kind }: z.output<typeof applicationMail.schema>): Promise<void> {
  const application = await db().authorApplication.findUnique({
    where: { id },
    select: { email: true, rejectionReason: true },
  })
  if (!application) return
  const { email, rejectionReason } = application
  await sendLetter(email, house => applicationLetter(kind, house, rejectionReason))
}

const rejectedPurge = defineJob('applications.purge-rejected', z.object({}))

export const applicationJobs: readonly Handler[] = [
  handle(applicationMail, writeToApplicant),
  handle(rejectedPurge, async () => void (await purgeRejected(system, undefined)), { cron: '17 4 * * *' }),
]
