import { randomUUID } from 'node:crypto'
import type { SendEventInput } from '#lib/schemas/events/submission.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { assertNotPast, readDates, zoneOfCity } from '../../fields.ts'
import { thanksMail } from '../mails.ts'
import { submissionPolicy } from '../policy.ts'

/** In milliseconds. Anybody may type anybody's address: it gets no more thanks in this time, however many events come. */
const betweenThanks = 24 * 60 * 60 * 1000

/**
 * Stores an event that a reader sends, for the editors, and thanks the sender by mail. A form sent twice is stored once. Raises unknown_city
 * and invalid.
 */
export const sendEvent = command(async ({ tx, actor, now }, { requestId, sender, fields }: SendEventInput) => {
  submissionPolicy.assert(actor, 'send', null)
  const timeZone = await zoneOfCity(tx, fields.city)
  assertNotPast(readDates(fields, timeZone, now).span, timeZone, now)
  // A picture is the newsroom's to add, and so is a repetition.
  const stored = { ...fields, coverMediaId: null, coverAlt: '', coverCredit: '', repetition: null }
  const id = randomUUID()
  // Two events of one address at once wait for each other, or both would be its first.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${sender.senderEmail}, 0))) AS waited`
  const lately = await tx.eventSubmission.count({
    where: { senderEmail: sender.senderEmail, createdAt: { gt: new Date(now.getTime() - betweenThanks) } },
  })
  const { count } = await tx.eventSubmission.createMany({
    data: [{ id, requestId, ...sender, title: fields.title, fields: stored, createdAt: now }],
    skipDuplicates: true,
  })
  if (count > 0 && lately === 0) await enqueue(tx, thanksMail, { id })
})
