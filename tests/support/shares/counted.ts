import type { SignedIn } from '#lib/actor.ts'
import { monthAfter } from '#lib/months.ts'
import type { ShareBasis } from '#lib/shares/months.ts'
import { monthOf } from '#lib/shares/months.ts'
import { db } from '#server/platform/db/db.ts'
import { closeMonth } from '#server/shares/commands/close-month.ts'
import { findSharePreview } from '#server/shares/queries/preview.ts'

/** Writes what an article was counted on a day. */
export const counted = (articleId: string, day: string, views: number, subscriberSeconds = 0) =>
  db().audienceDay.create({
    data: {
      ...{ subject: 'article', key: articleId, day: new Date(day), views, paidViews: views, readers: views },
      attentionSeconds: subscriberSeconds,
      subscriberSeconds,
    },
  })

/** Sets the terms of months to come. */
export const shareTerms = (percent: number | null, basis: ShareBasis = 'views') =>
  db().siteSetting.upsert({
    where: { key: 'revenue_share' },
    create: { key: 'revenue_share', value: { percent, basis } },
    update: { value: { percent, basis } },
  })

/** The month that can be closed next in this database; an old one before the first. */
export async function nextMonth(): Promise<string> {
  const row = await db().shareMonth.findFirst({ orderBy: { month: 'desc' }, select: { month: true } })
  return row ? monthAfter(monthOf(row.month)) : '2020-01'
}

/** Closes a month as a master sees it. */
export async function closed(master: SignedIn, month: string, revenueCents: number): Promise<void> {
  const preview = await findSharePreview(master, month, revenueCents)
  if (!preview?.reckoned) throw new Error('No preview')
  await closeMonth(master, { month, revenueCents, seen: preview.reckoned.fingerprint })
}
