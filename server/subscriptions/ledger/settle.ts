import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { billingMail } from '../letters/mails.ts'
import { announceRights } from '../live.ts'
import { endJob } from '../sync/job.ts'
import { alarmProblem } from './alarm.ts'
import type { Entry } from './entries.ts'
import { reopenRequest } from './give-back.ts'
import type { SubscriptionRow } from './rows.ts'
import { settlementMails } from './settlement-mails.ts'
import type { SubscriptionStanding } from './standing.ts'

/** What a reading makes of a subscription. */
export interface Outcome {
  standing: SubscriptionStanding
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
  const { row, isNew, outcome, entries } = settlement
  const { standing } = outcome
  await writeRow(context, settlement)
  for (const entry of entries) {
    if (entry.problem) await alarmProblem(context, entry)
    if (entry.kind === 'chargeback_reversal') await reopenRequest(tx, entry)
  }
  const isChanged = hasNewTerms(row, outcome)
  if (isNew || isChanged) await recordChange(context, settlement)
  for (const mail of await settlementMails(tx, { row, standing, entries }, now))
    await enqueue(tx, billingMail, { subscriptionId: row.id, ...mail })
  const isTakenBack = standing.cause === 'refund' || standing.cause === 'chargeback'
  if (isTakenBack && isChanged && standing.renews) await enqueue(tx, endJob, { subscriptionId: row.id })
  if (row.userId && (isNew || isChanged || entries.length > 0 || movesEnd(row, standing)))
    await announceRights(tx, row.userId)
}

async function writeRow({ tx, now }: CommandContext, { row, outcome, reading }: Settlement): Promise<void> {
  const { standing, plan, priceCents, method, customerId } = outcome
  const { cause, ...columns } = standing
  const nextPlan = row.nextPlan === plan ? null : row.nextPlan
  const read = reading === null ? {} : { reading, readAt: now }
  const data = { ...columns, plan, priceCents, method, customerId: customerId ?? row.customerId, nextPlan, ...read }
  await tx.subscription.update({ where: { id: row.id }, data, select: { id: true } })
}

/** Writes a line of the record that masters read. */
async function recordChange({ tx, now }: CommandContext, settlement: Settlement): Promise<void> {
  const { row, isNew, outcome } = settlement
  const { standing, plan, priceCents } = outcome
  const statusBefore = isNew ? null : row.status
  const data = { subscriptionId: row.id, statusBefore, status: standing.status, plan, priceCents, at: now }
  await tx.subscriptionChange.create({ data: { ...data, cause: causeOf(settlement) } })
}

const hasNewTerms = (row: SubscriptionRow, { standing, plan, priceCents }: Outcome): boolean =>
  row.status !== standing.status || row.plan !== plan || row.priceCents !== priceCents

const movesEnd = (row: SubscriptionRow, standing: SubscriptionStanding) =>
  row.currentPeriodEnd.getTime() !== standing.currentPeriodEnd.getTime() || row.renews !== standing.renews

/** Why a row changed: the standing's cause, or what the reader did. */
function causeOf({ row, isNew, outcome, entries }: Settlement): string {
  const { status, cause } = outcome.standing
  if (!isNew && row.status === 'cancelled' && status === 'active' && !entries.some(({ kind }) => kind === 'payment'))
    return 'resumed'
  return !isNew && row.status === status && row.plan !== outcome.plan ? 'plan' : cause
}
