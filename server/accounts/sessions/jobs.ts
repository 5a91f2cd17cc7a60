import { z } from 'zod'
import { deviceName } from '#lib/accounts/device-name.ts'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { placeOf } from '#server/platform/places.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { sendLetter } from '#server/site/commands/send-letter.ts'
import { purgeSessions } from './commands/purge-sessions.ts'
import { newDeviceLetter } from './letters.ts'
import { newDeviceMail } from './mails.ts'

async function mailAboutDevice({ sessionId }: { sessionId: string }): Promise<void> {
  const session = await db().session.findUnique({
    where: { id: sessionId },
    select: { userAgent: true, network: true, createdAt: true, user: { select: { email: true } } },
  })
  if (!session) return
  const { userAgent, network, createdAt: at, user } = session
  const signIn = { device: deviceName(userAgent), network, place: await placeOf(network), at }
  await sendLetter(user.email, house => newDeviceLetter(signIn, house))
}

export const sessionPurge = defineJob('accounts.purge-sessions', z.object({}))

export const sessionJobs: readonly Handler[] = [
  handle(newDeviceMail, mailAboutDevice),
  handle(sessionPurge, async () => void (await purgeSessions(system, undefined)), { cron: '53 4 * * *' }),
]
