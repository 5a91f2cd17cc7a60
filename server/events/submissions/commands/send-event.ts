import { randomUUID } from 'node:crypto'
import type { SendEventInput } from '#lib/schemas/events/submission.ts'
import { command } from '#server/platform/work/command.ts'
import { assertNotPast, readDates, zoneOfCity } from '../../fields.ts'
import { submissionPolicy } from '../policy.ts'

/**
 * Stores an event that a reader sends, for the editors. A form sent twice is stored once. Raises unknown_city
 * and invalid.
 */
export const sendEvent = command(async ({ tx, actor, now }, { requestId, sender, fields }: SendEventInput) => {
  submissionPolicy.assert(actor, 'send', null)
  const timeZone = await zoneOfCity(tx, fields.city)
  assertNotPast(readDates(fields, timeZone, now).span, timeZone, now)
  // A picture is the newsroom's to add, and so is a repetition.
  const stored = { ...fields, coverMediaId: null, coverAlt: '', coverCredit: '', repetition: null }
  await tx.eventSubmission.createMany({
    data: [{ id: randomUUID(), requestId, ...sender, title: fields.title, fields: stored, createdAt: now }],
    skipDuplicates: true,
  })
})
