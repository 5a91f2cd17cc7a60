import { db } from '#server/platform/db/db.ts'
import type { BatchStanding } from '#server/platform/mail/batch.ts'
import type { Compose } from '#server/platform/mail/deliver.ts'
import { writeEdition } from '../editions/write.ts'
import { readMailHouse } from '../house.ts'
import { withTracking } from '../tracking/track.ts'
import { listHeaders } from './list-headers.ts'

/** Writes an edition's mail for one subscriber; null for one who left after it was queued, and for an empty edition. */
export const composeEdition: Compose = async ({ ref: editionId, recipient }) => {
  const subscriber = await db().newsletterSubscriber.findFirst({
    where: { id: recipient, status: 'active' },
    select: { id: true, email: true, name: true, token: true, isCounted: true },
  })
  if (!subscriber) return null
  const { id, email, name, token, isCounted } = subscriber
  const { house, counts } = await readMailHouse()
  const written = await writeEdition(editionId, { id, name, token }, house)
  if (!written) return null
  const letter = withTracking(written, { editionId, subscriberId: id, isCounted: isCounted && counts })
  return { to: email, house, letter, headers: listHeaders(editionId, token, house.siteUrl) }
}

/** Whether an edition's mails are sent now. A sent edition may have mails that a master sends again. */
export async function standingOf(editionId: string): Promise<BatchStanding> {
  const edition = await db().newsletterSend.findUnique({ where: { id: editionId }, select: { status: true } })
  if (!edition || edition.status === 'stopped') return 'end'
  return edition.status === 'sending' || edition.status === 'sent' ? 'go' : 'hold'
}
