import { db } from '#server/platform/db/db.ts'
import type { BatchStanding } from '#server/platform/mail/batch.ts'
import type { Compose } from '#server/platform/mail/deliver.ts'
import type { MailHeaders } from '#server/platform/mail/headers.ts'
import { writeEdition } from '../editions/write.ts'
import { readMailHouse } from '../house.ts'
import { withTracking } from '../tracking/track.ts'

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

/**
 * The headers of an edition's mail: a mail program unsubscribes its reader with one POST, without a sign-in (RFC 8058), and counts complaints by
 * edition.
 */
function listHeaders(editionId: string, token: string, siteUrl: string): MailHeaders {
  const { hostname } = new URL(siteUrl)
  const list = `<newsletter.${hostname}>`
  return {
    Precedence: 'bulk',
    'List-Unsubscribe': `${siteUrl}/api/newsletter/leave/${token}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${editionId}:newsletter:${hostname.replace(/[^\w.-]/g, '').slice(0, 80)}`,
    // An address of IPv6 is no name of a list (RFC 2919).
    ...(/^<[a-z0-9-]+(\.[a-z0-9-]+)+>$/.test(list) && { 'List-Id': list }),
  }
}
