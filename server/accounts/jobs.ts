import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { env } from '#server/platform/process/env.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { readIdentity } from '#server/site/queries.ts'
import { purgeSessions } from './commands/purge-sessions.ts'
import { factorJobs } from './factors/jobs.ts'
import { signUpLetter } from './letters.ts'

/** The mail after a sign-up. The queue holds the account's id and never its e-mail. */
export const signUpMail = defineJob(
  'accounts.sign-up-mail',
  z.object({ userId: z.uuid(), kind: z.enum(['welcome', 'already_registered']) }),
)

async function writeToOwner({ userId, kind }: z.output<typeof signUpMail.schema>): Promise<void> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } })
  if (!user) return
  const { name, address } = await readIdentity()
  const house = { name, address, siteUrl: env().SITE_URL }
  await sendMail({ to: user.email, house, letter: signUpLetter(kind, house) })
}

export const sessionPurge = defineJob('accounts.purge-sessions', z.object({}))

export const accountJobs: readonly Handler[] = [
  ...factorJobs,
  handle(signUpMail, writeToOwner),
  handle(sessionPurge, async () => void (await purgeSessions(system, undefined)), { cron: '53 4 * * *' }),
]
