import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { env } from '#server/platform/process/env.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { readIdentity } from '#server/site/queries.ts'
import { purgeRejected } from './commands/purge-rejected.ts'
import { applicationLetter } from './letters.ts'
import { applicationMail } from './mails.ts'

async function writeToApplicant({ id, kind }: z.output<typeof applicationMail.schema>): Promise<void> {
  const application = await db().authorApplication.findUnique({
    where: { id },
    select: { email: true, rejectionReason: true },
  })
  if (!application) return
  const { name, address } = await readIdentity()
  const house = { name, address, siteUrl: env().SITE_URL }
  const letter = applicationLetter(kind, house, application.rejectionReason)
  await sendMail({ to: application.email, house, letter })
}

const rejectedPurge = defineJob('applications.purge-rejected', z.object({}))

export const applicationJobs: readonly Handler[] = [
  handle(applicationMail, writeToApplicant),
  handle(rejectedPurge, async () => void (await purgeRejected(system, undefined)), { cron: '17 4 * * *' }),
]
