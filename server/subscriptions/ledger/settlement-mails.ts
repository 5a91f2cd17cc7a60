import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { BillingLetterKind } from '../letters/mails.ts'
import type { Entry } from './entries.ts'
import type { SubscriptionRow } from './rows.ts'
import type { SubscriptionStanding } from './standing.ts'

/** A mail that is to be sent; `entryId` is the line of the ledger that it is about. */
interface LetterOrder {
  kind: BillingLetterKind
  entryId?: string
}

/** What changed: the row before, its standing now, and the new lines of its ledger. */
interface Changed {
  row: SubscriptionRow
  standing: SubscriptionStanding
  entries: readonly Entry[]
}

/**
 * The mails about a change: one for each new payment and refund, and one for a change of status that none of them tells. What was paid twice has
 * a mail of its own (`giveBackDuplicates`), and so has a refund that failed (`noteFailedRefunds`).
 */
export async function settlementMails(tx: Tx, { row, standing, entries }: Changed, now: Date): Promise<LetterOrder[]> {
  const statusMail = mailOfStatus(row, standing, now)
  if (!statusMail && entries.length === 0) return []
  const duplicates = await tx.refundRequest.findMany({
    where: { subscriptionId: row.id, isDuplicate: true },
    select: { paymentId: true },
  })
  const paidTwice = new Set(duplicates.map(({ paymentId }) => paymentId))
  const failed = new Set(entries.filter(({ kind }) => kind === 'refund_failure').map(({ providerId }) => providerId))
  const own = entries.filter(({ paymentId, problem }) => !problem && !paidTwice.has(paymentId))
  const payments = own.filter(({ kind }) => kind === 'payment')
  const refunds = own.filter(({ kind, providerId }) => kind === 'refund' && !failed.has(providerId))
  const mails: LetterOrder[] = [
    ...(await Promise.all(payments.map(entry => mailOfPayment(tx, entry)))),
    ...refunds.map(({ id }) => ({ kind: 'refunded', entryId: id }) as const),
  ]
  const isTold = payments.length > 0 || failed.size > 0 || paidTwice.size > 0
  return statusMail && !isTold ? [...mails, { kind: statusMail }] : mails
}

/** The first payment of a subscription welcomes, each later one is receipted. */
async function mailOfPayment(tx: Tx, { id, subscriptionId, occurredAt }: Entry): Promise<LetterOrder> {
  const earlier = await tx.ledgerEntry.findFirst({
    where: { subscriptionId, kind: 'payment', problem: null, occurredAt: { lt: occurredAt } },
    select: { id: true },
  })
  return { kind: earlier ? 'receipt' : 'welcome', entryId: id }
}

/** The mail about a change of status; null when the change needs none or its line has one. */
function mailOfStatus(row: SubscriptionRow, standing: SubscriptionStanding, now: Date): BillingLetterKind | null {
  const { status, cause, renews, endedAt } = standing
  if (cause === 'refund' || cause === 'unpaid') return null
  if (endedAt && !row.endedAt && row.status !== 'incomplete') return 'ended'
  if (row.status === status) return null
  if (status === 'past_due') return renews ? 'failed' : null
  if (status === 'cancelled' && grantsPremium(standing, now)) return 'cancelled'
  return status === 'active' && row.status === 'cancelled' ? 'resumed' : null
}
