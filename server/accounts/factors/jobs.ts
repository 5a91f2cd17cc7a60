import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { purgeCeremonies } from './commands/purge-ceremonies.ts'
import { factorLetter, factorMail } from './mail.ts'

async function writeToOwner({ userId, change, kind }: z.output<typeof factorMail.schema>): Promise<void> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } })
  if (!user) return
  await sendLetter(user.email, house => factorLetter({ change, kind, house }))
}

const ceremonyPurge = defineJob('accounts.purge-ceremonies', z.object({}))

export const factorJobs: readonly Handler[] = [
  handle(factorMail, writeToOwner),
  handle(ceremonyPurge, async () => void (await purgeCeremonies(system, undefined)), { cron: '57 4 * * *' }),
]
