import type { Tx } from '#server/platform/db/db.ts'
import { paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { billingMail } from '../../letters/mails.ts'
import { restatePrepaid } from '../restate.ts'
import { lockPerson, lockSubscription, type SubscriptionRow } from '../rows.ts'
import { settle } from '../settle.ts'

/** A subscription that time alone changes. */
export interface DuePeriod {
  id: string
  periodEnd: Date
  /** The notice that is due and was not sent: three days before the end, on its day, on the last day of grace. */
  notice: 'before' | 'on_the_day' | 'last_day' | null
}

const most = 500

/**
 * The subscriptions that time alone changes, at most 500: prepaid ones (active or past due without a renewal) whose period or grace ended
 * or whose notice is due, and cancelled ones whose period ended. Of several notices that were missed, the latest is due.
 */
export const listDuePeriods = (tx: Tx, now: Date): Promise<DuePeriod[]> => tx.$queryRaw<DuePeriod[]>`
  WITH prepaid AS (
    SELECT id, status, current_period_end AS period_end, CASE
        WHEN current_period_end <= ${now}::timestamptz - interval '7 days' THEN NULL
        WHEN current_period_end <= ${now}::timestamptz - interval '6 days' THEN 'last_day'
        WHEN current_period_end <= ${now}::timestamptz
          OR (current_period_end AT TIME ZONE 'America/Sao_Paulo')::date = (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date
          THEN 'on_the_day'
        ELSE 'before' END AS kind
      FROM subscriptions
      WHERE (NOT stand_in OR ${paymentStandIns() !== null}) AND NOT renews AND status IN ('active', 'past_due') AND current_period_end <= ${now}::timestamptz + interval '3 days'
  ), due AS (
    SELECT p.id, p.status, p.period_end, p.kind, p.kind IS NOT NULL AND NOT EXISTS (
        SELECT FROM renewal_notices n WHERE n.subscription_id = p.id AND n.period_end = p.period_end AND n.kind = p.kind) AS unsent
      FROM prepaid p
  )
  SELECT id::text, period_end AS "periodEnd", CASE WHEN unsent THEN kind END AS notice FROM due
    WHERE unsent OR (status = 'active' AND period_end <= ${now}::timestamptz) OR kind IS NULL
  UNION ALL
  SELECT id::text, current_period_end, NULL FROM subscriptions
    WHERE status = 'cancelled' AND ended_at IS NULL AND current_period_end <= ${now}::timestamptz
  LIMIT ${most}`

/** Brings one subscription to the present moment: its status, its end, and the notice that is due. For the job only: it checks no policy. */
export const runPeriod = command(async (context, { id, periodEnd, notice }: DuePeriod): Promise<void> => {
  const { tx, now } = context
  const found = await tx.subscription.findUnique({ where: { id }, select: { userId: true } })
  await lockPerson(tx, found?.userId ?? null)
  const row = await lockSubscription(tx, id)
  // It was paid or changed meanwhile.
  if (row.currentPeriodEnd.getTime() !== periodEnd.getTime()) return
  if (row.status === 'cancelled') {
    if (row.endedAt) return
    const outcome = { ...row, standing: endedStanding(row) }
    return settle(context, { row, isNew: false, outcome, entries: [], reading: null })
  }
  await restatePrepaid(context, { id })
  if (!notice) return
  const data = { subscriptionId: id, periodEnd, kind: notice, sentAt: now }
  const { count } = await tx.renewalNotice.createMany({ data, skipDuplicates: true })
  if (count === 1) await enqueue(tx, billingMail, { kind: 'notice', subscriptionId: id })
})

/** A cancelled subscription at the end of what was paid. */
function endedStanding({ status, currentPeriodStart, currentPeriodEnd, renews, cancelledAt }: SubscriptionRow) {
  const period = { currentPeriodStart, currentPeriodEnd, renews, cancelledAt }
  return { ...period, status, cause: 'ended', endedAt: currentPeriodEnd } as const
}
