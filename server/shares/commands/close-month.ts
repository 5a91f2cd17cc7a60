import { randomUUID } from 'node:crypto'
import { DomainError } from '#lib/errors.ts'
import { monthAfter } from '#lib/months.ts'
import type { CloseMonthInput } from '#lib/schemas/shares/share.ts'
import { firstDay, isOver, monthName } from '#lib/shares/months.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { sharePolicy } from '../policy.ts'
import { owedIn } from '../queries/owed.ts'
import { lastClosed, lockShares, type Reckoning, reckon } from '../reckoning.ts'
import { tellClosed } from '../tell.ts'

/**
 * Closes a month as its preview showed it, and notifies its people: its statements and lines never change again (decision 0281). What adjustments
 * took beyond a person's share is an adjustment of the next month. Raises forbidden, share_not_set_up, share_month_closed, share_month_order,
 * share_month_open, or share_changed when counts, people or terms changed since the preview.
 */
export const closeMonth = command(async (context, { month, revenueCents, seen }: CloseMonthInput): Promise<void> => {
  const { tx, actor, now } = context
  sharePolicy.assert(actor, 'close', null)
  await lockShares(tx)
  const last = await lastClosed(tx)
  if (last !== null && month <= last) throw new DomainError('share_month_closed')
  if (last !== null && month !== monthAfter(last)) throw new DomainError('share_month_order')
  if (!isOver(month, now)) throw new DomainError('share_month_open')
  const { percent, basis } = await readSetting('revenue_share', tx)
  if (percent === null) throw new DomainError('share_not_set_up')
  const reckoning = await reckon(tx, { month, basis, revenueCents, percent })
  if (reckoning.fingerprint !== seen) throw new DomainError('share_changed')
  await write(context, reckoning)
  await carryDebts(context, month)
  await audit(context, {
    action: 'share.month_closed',
    subject: { type: 'share_month', id: month },
    details: { basis, revenueCents, percent, poolCents: reckoning.shared.poolCents },
  })
  await tellClosed(context, month)
})

async function write(
  { tx, actor, now }: CommandContext,
  { shared, titles, fingerprint: _, ...terms }: Reckoning,
): Promise<void> {
  const month = firstDay(terms.month)
  const { poolCents, divisor, leftover, shares } = shared
  await tx.shareMonth.create({
    data: {
      ...terms,
      month,
      poolCents,
      divisor,
      leftover,
      weight: String(shared.weight),
      closedBy: actor.id,
      closedAt: now,
    },
  })
  await tx.shareStatement.createMany({
    data: shares.map(({ authorId, cents, place }) => ({ month, authorId, cents, place })),
  })
  await tx.shareLine.createMany({
    data: shares.flatMap(({ authorId, lines }) =>
      lines.map(line => ({ month, authorId, ...line, title: titles.get(line.articleId) ?? '' })),
    ),
  })
}

/** Writes what a month's adjustments took beyond a person's share as a deduction from the next month. Nobody made it: it stands without a maker. */
async function carryDebts({ tx, now }: CommandContext, month: string): Promise<void> {
  const debts = [...(await owedIn(tx, month, null)).values()].filter(({ totalCents }) => totalCents < 0)
  const months = { aboutMonth: firstDay(month), month: firstDay(monthAfter(month)) }
  const reason = `Saldo negativo de ${monthName(month)}.`
  await tx.shareAdjustment.createMany({
    data: debts.map(({ authorId, totalCents }) => {
      return { requestId: randomUUID(), ...months, authorId, cents: totalCents, reason, madeAt: now }
    }),
  })
}
