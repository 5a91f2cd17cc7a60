import { z } from 'zod'
import { deviceName } from '#lib/accounts/device-name.ts'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { env } from '#server/platform/process/env.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { readIdentity } from '#server/site/queries.ts'
import { purgeSessions } from './commands/purge-sessions.ts'
import { newDeviceLetter } from './letters.ts'
import { newDeviceMail } from './mails.ts'
import { placeOf } from './place.ts'

async function tellOfDevice({ sessionId }: { sessionId: string }): Promise<void> {
  const session = await db().session.findUnique({
    where: { id: sessionId },
    select: { userAgent: true, network: true, createdAt: true, user: { select: { email: true } } },
  })
  if (!session) return
  const { userAgent, network, createdAt: at, user } = session
  const { name, address } = await readIdentity()
  const house = { name, address, siteUrl: env().SITE_URL }
  const signIn = { device: deviceName(userAgent), network, place: await placeOf(network), at }
  await sendMail({ to: user.email, house, letter: newDeviceLetter(signIn, house) })
}

export const sessionPurge = defineJob('accounts.purge-sessions', z.object({}))

export const sessionJobs: readonly Handler[] = [
  handle(newDeviceMail, tellOfDevice),
  handle(sessionPurge, async () => void (await purgeSessions(system, undefined)), { cron: '53 4 * * *' }),
]
