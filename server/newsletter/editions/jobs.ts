import type { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { readHouse } from '#server/site/queries.ts'
import { testMail } from './mails.ts'
import { writeSample } from './write.ts'

/** Sends a test, unless the edition or the account was deleted meanwhile. */
async function sendTestMail({ id, userId }: z.output<typeof testMail.schema>): Promise<void> {
  const [house, user] = await Promise.all([
    readHouse(),
    db().user.findUnique({ where: { id: userId }, select: { email: true } }),
  ])
  const sample = user && (await writeSample(id, house))
  if (!sample) return
  const subject = `[Teste] ${sample.written.subject || 'Sem assunto'}`
  await sendMail({ to: user.email, house, letter: { ...sample.written, subject } })
}

export const editionJobs: readonly Handler[] = [handle(testMail, sendTestMail)]
