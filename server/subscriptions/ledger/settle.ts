import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { type BillingLetterKind, billingMail } from '../letters/mails.ts'
import { announceRights } from '../live.ts'
import { endJob, syncJob } from '../sync/job.ts'
import { accountsOf, paymentsIn } from './accounts.ts'
import { alarmProblem } from './alarm.ts'
import { paidTwice } from './duplicates.ts'
import type { Entry } from './entries.ts'
import { duplicateReason, reopenRequest, requestGiveBack } from './give-back.ts'
import type { SubscriptionRow } from './rows.ts'
import type { Standing } from './standing.ts'

/** What a reading makes of a subscription. */
export interface Outcome {
  standing: Standing
  plan: Plan
  priceCents: number
  method: PaymentMethod
  customerId: string | null
}

interface Settlement {
  row: SubscriptionRow
  isNew: boolean
  outcome: Outcome
  /** The lines that this reading added. */
  entries: readonly Entry[]
  /** The number of the reading; null when the standing follows from what was known. */
  reading: bigint | null
}

/**
 * Writes a subscription's standing with what follows from it: the record of its changes, mails, the open pages of its person, the end at its
 * provider after its money was taken back.
 */
export async function settle(context: CommandContext, settlement: Settlement): Promise<void> {
  const { tx, now } = context
  const { row, isNew, outcome, entries, reading } = settlement
  const { standing, plan, priceCents, method, customerId } = outcome
  const { cause, ...columns } = standing
  const nextPlan = row.nextPlan === plan ? null : row.nextPlan
  const read = reading === null ? {} : { reading, readAt: now }
  const data = { ...columns, plan, priceCents, method, customerId: customerId ?? row.customerId, nextPlan, ...read }
  await tx.subscription.update({ where: { id: row.id }, data, select: { id: true } })
  for (const entry of entries) {
    if (entry.problem) await alarmProblem(context, entry)
    if (entry.kind === 'chargeback_reversal') await reopenRequest(tx, entry)
  }

  const changed = row.status !== standing.status || row.plan !== plan || row.priceCents !== priceCents
  if (isNew || changed) {
    await tx.subscriptionChange.create({
      data: {
        subscriptionId: row.id,
        statusBefore: isNew ? null : row.status,
        status: standing.status,
        plan,
        priceCents,
        cause: causeOf(settlement),
        at: now,
      },
    })
  }
  for (const mail of await mailsOf(context, settlement))
    await enqueue(tx, billingMail, { subscriptionId: row.id, ...mail })
  const isTakenBack = cause === 'refund' || cause === 'chargeback'
  if (isTakenBack && changed && standing.renews) await enqueue(tx, endJob, { subscriptionId: row.id })
  if (row.userId && (isNew || changed || entries.length > 0 || movesEnd(row, standing)))
    await announceRights(tx, row.userId)
}

const movesEnd = (row: SubscriptionRow, standing: Standing) =>
  row.currentPeriodEnd.getTime() !== standing.currentPeriodEnd.getTime() || row.renews !== standing.renews

/** Why a row changed: the standing's cause, or what the reader did. */
function causeOf({ row, isNew, outcome, entries }: Settlement): string {
  const { status, cause } = outcome.standing
  if (!isNew && row.status === 'cancelled' && status === 'active' && !entries.some(isPayment)) return 'resumed'
  return !isNew && row.status === status && row.plan !== outcome.plan ? 'plan' : cause
}

const isPayment = ({ kind }: Entry) => kind === 'payment'

interface LetterOrder {
  kind: BillingLetterKind
  entryId?: string
}

/** The mails of a settlement: one for each new line, and one for each change of status. */
async function mailsOf({ tx, now }: CommandContext, settlement: Settlement): Promise<LetterOrder[]> {
  const { row, outcome, entries } = settlement
  const { standing } = outcome
  const transition = transitionMail(row, standing, now)
  if (!transition && entries.length === 0) return []
  const requests = await tx.refundRequest.findMany({ where: { subscriptionId: row.id } })
  const isTwice = (paymentId: string) =>
    requests.some(request => request.paymentId === paymentId && request.reason === duplicateReason)
  const told = entries.filter(({ paymentId, problem }) => !problem && !isTwice(paymentId))
  const lines = await Promise.all(told.filter(isPayment).map(entry => paymentMail(tx, entry)))
  const refunds = told.filter(({ kind }) => kind === 'refund')
  const mails = [...lines, ...refunds.map(({ id }): LetterOrder => ({ kind: 'refunded', entryId: id }))]
  const isPaidTwice = requests.some(({ reason }) => reason === duplicateReason)
  return transition && !isPaidTwice && !told.some(isPayment) ? [...mails, { kind: transition }] : mails
}

/** The first payment of a subscription welcomes, each later one is receipted. */
async function paymentMail(tx: CommandContext['tx'], { id, subscriptionId, occurredAt }: Entry): Promise<LetterOrder> {
  const earlier = await tx.ledgerEntry.findFirst({
    where: { subscriptionId, kind: 'payment', problem: null, occurredAt: { lt: occurredAt } },
    select: { id: true },
  })
  return { kind: earlier ? 'receipt' : 'welcome', entryId: id }
}

/** The mail about a change of status; null when the change needs none or its line has one. */
function transitionMail(row: SubscriptionRow, standing: Standing, now: Date): BillingLetterKind | null {
  const { status, cause, renews, endedAt } = standing
  if (cause === 'refund' || cause === 'unpaid') return null
  if (endedAt && !row.endedAt && row.status !== 'incomplete') return 'ended'
  if (row.status === status) return null
  if (status === 'past_due') return renews ? 'failed' : null
  if (status === 'cancelled' && grantsPremium(standing, now)) return 'cancelled'
  return status === 'active' && row.status === 'cancelled' ? 'resumed' : null
}

/**
 * Gives back what a person paid for a period that another subscription of theirs had paid, with a mail. Each subscription is read again with
 * its request.
 */
export async function giveBackDuplicates(context: CommandContext, userId: string): Promise<void> {
  const accounts = await accountsOf(context.tx, userId)
  const twice = paidTwice(paymentsIn(accounts))
  for (const { id: paymentId, subscriptionId } of twice) {
    const { subscription, entries, isPrepaid } = accounts.find(one => one.subscription.id === subscriptionId) ?? {}
    const line = entries?.find(entry => entry.paymentId === paymentId && isPayment(entry))
    if (!subscription || !line) continue
    const order = { subscriptionId, paymentId, amountCents: line.amountCents, reason: duplicateReason }
    const request = await requestGiveBack(context, order)
    if (!request) continue
    await enqueue(context.tx, billingMail, {
      kind: 'duplicate',
      subscriptionId,
      entryId: line.id,
      requestId: request.id,
    })
    const provider = subscription.paymentProvider as Provider
    const object = isPrepaid
      ? ({ kind: 'payment', id: paymentId } as const)
      : ({ kind: 'subscription', id: subscription.paymentProviderId } as const)
    await enqueue(context.tx, syncJob, { provider, ...object })
  }
}
