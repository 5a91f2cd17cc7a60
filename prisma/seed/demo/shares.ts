import { firstDay, isOver, monthOf } from '#lib/shares/months.ts'
import { isoMonth } from '#lib/text/format.ts'
import { adRevenueOf } from '#server/google/queries/month.ts'
import { db } from '#server/platform/db/db.ts'
import { adjustShare } from '#server/shares/commands/adjust-share.ts'
import { closeMonth } from '#server/shares/commands/close-month.ts'
import { markPaid } from '#server/shares/commands/mark-paid.ts'
import { saveTerms } from '#server/shares/commands/save-terms.ts'
import { findSharePreview } from '#server/shares/queries/preview.ts'
import { findClosedShare } from '#server/shares/queries/statement.ts'
import { at } from './moment.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The month's revenue where Ad Manager counted nothing. */
const usualCents = 1_150_00

/**
 * One closed month of the authors' share, paid but for the last person, with an adjustment that counts in the month after it. That month is left
 * for masters to close. Nothing happens while a month is closed: an interrupted seeding left it, and it never changes.
 */
export async function seedShares(now: Date): Promise<void> {
  if ((await db().shareMonth.count()) > 0) return
  const { id } = await db().user.findUniqueOrThrow({ where: { email: 'master@portal.local' }, select: { id: true } })
  const master = { id, roles: ['master'], subscribed: false } as const
  const open = lastOver(now)
  const month = monthBefore(open)
  const closing = firstDay(open).getTime() + 3.6 * dayMs
  await at(closing - dayMs, () => saveTerms(master, { percent: '40', basis: 'views', from: null }))
  await at(closing, async () => {
    const revenueCents = (await adRevenueOf(db(), month))?.cents ?? usualCents
    const preview = await findSharePreview(master, month, revenueCents)
    const seen = preview?.reckoned?.fingerprint ?? ''
    await closeMonth(master, { month, revenueCents, seen })
  })
  const people = (await findClosedShare(master, month, null))?.people ?? []
  const paidOn = new Date(closing + 2 * dayMs).toISOString().slice(0, 10)
  await at(closing + 2 * dayMs, async () => {
    for (const { authorId } of people.slice(0, -1)) await markPaid(master, { month, authorId, paidOn })
  })
  const [first] = people
  if (!first) return
  const correction = {
    amount: '18,40',
    reason: 'Coautoria da reportagem sobre a cheia, creditada depois do fechamento.',
  }
  await at(closing + 5 * dayMs, () =>
    adjustShare(master, { ...correction, requestId: crypto.randomUUID(), aboutMonth: month, authorId: first.authorId }),
  )
}

/** The newest month that can be closed. */
function lastOver(now: Date): string {
  const before = monthBefore(isoMonth(now))
  return isOver(before, now) ? before : monthBefore(before)
}

const monthBefore = (month: string): string => monthOf(new Date(firstDay(month).getTime() - dayMs))
