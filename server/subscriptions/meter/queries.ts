import { settingFrom } from '#lib/site/settings.ts'
import type { Meter } from '#lib/subscriptions/meter.ts'
import { isoMonth } from '#lib/text/format.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { settingIn } from '#server/site/queries.ts'

interface Row {
  pricing: unknown
  used: number
  opened: boolean
}

/** The meter of a person this month, for an article or for none; null while the meter is off. One statement. */
export async function findMeter(userId: string, articleId: string | null, tx: Tx = db()): Promise<Meter | null> {
  const month = isoMonth(now())
  const [row] = await tx.$queryRaw<[Row]>`
    SELECT ${settingIn('pricing')} AS pricing, count(*)::int AS used,
      coalesce(bool_or(article_id = ${articleId}::uuid), false) AS opened
      FROM metered_readings WHERE user_id = ${userId}::uuid AND month = ${month}`
  const { meterPerMonth } = settingFrom('pricing', row.pricing)
  if (meterPerMonth === 0) return null
  return { opened: row.opened, left: Math.max(0, meterPerMonth - row.used), perMonth: meterPerMonth }
}
