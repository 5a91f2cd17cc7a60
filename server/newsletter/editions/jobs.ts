import type { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { now } from '#server/platform/process/clock.ts'
import { type Handler, handle } from '#server/platform/work/jobs.ts'
import { followOutsideLinks } from '#server/seo/commands/follow-outside-links.ts'
import { findOutsideLinks } from '#server/seo/queries/outside-links.ts'
import { readHouse } from '#server/site/queries.ts'
import { linkChecking } from './link-checking.ts'
import { testMail } from './mails.ts'
import { outsideAddresses } from './queries/check.ts'
import { writeSample } from './write.ts'

/** Sends a test, unless the edition or the account was deleted meanwhile. */
async function sendTestMail({ id, userId }: z.output<typeof testMail.schema>): Promise<void> {
  const [house, user] = await Promise.all([
    readHouse(),
    db().user.findUnique({ where: { id: userId }, select: { email: true, profile: { select: { fullName: true } } } }),
  ])
  const sample = user && (await writeSample(id, house, user.profile.fullName))
  if (!sample) return
  const subject = `[Teste] ${sample.written.subject || 'Sem assunto'}`
  await sendMail({ to: user.email, house, letter: { ...sample.written, subject } })
}

/** Follows the links of an edition to other sites that are due, unless it was deleted meanwhile. */
async function checkLinks({ id }: z.output<typeof linkChecking.schema>): Promise<void> {
  const house = await readHouse()
  const sample = await writeSample(id, house)
  if (!sample) return
  const { due } = await findOutsideLinks(db(), outsideAddresses(sample, house.siteUrl), now())
  await followOutsideLinks(due)
}

export const editionJobs: readonly Handler[] = [handle(testMail, sendTestMail), handle(linkChecking, checkLinks)]
