import { createHash } from 'node:crypto'
import { monthAfter } from '#lib/months.ts'
import { firstDay, monthOf, type ShareBasis } from '#lib/shares/months.ts'
import { type CountedArticle, poolOf, type SharedMonth, shareOut } from '#lib/shares/share-out.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { earns } from '#server/users/queries/earners.ts'

/** An article of a month with its title of now. */
export interface TitledArticle extends CountedArticle {
  title: string
}

/** A month as its closing would write it. */
export interface Reckoning {
  month: string
  basis: ShareBasis
  revenueCents: number
  percent: number
  shared: SharedMonth
  titles: ReadonlyMap<string, string>
  /** A hash of terms, weight and shares. Titles are no part of it. */
  fingerprint: string
}

/**
 * The counts of a month's articles, by the newspaper's own counting, with the profiles of their credited people. A deleted article has no
 * people, and an erased account without a byline is none: it could not be paid.
 */
export async function readCounts(client: Tx, month: string, basis: ShareBasis): Promise<TitledArticle[]> {
  const from = firstDay(month)
  const to = firstDay(monthAfter(month))
  const rows = await client.$queryRaw<{ id: string; count: bigint; title: string; authors: string[] }[]>`
    WITH counted AS (
      SELECT key::uuid AS id, sum(CASE WHEN ${basis} = 'views' THEN paid_views ELSE subscriber_seconds END)::bigint AS count
        FROM audience_days WHERE subject = 'article' AND day >= ${from}::date AND day < ${to}::date GROUP BY key
    )
    SELECT c.id, c.count, coalesce(a.title, '') AS title, ARRAY(
        SELECT DISTINCT profile_id::text FROM article_credits JOIN profiles p ON p.id = profile_id
          WHERE article_id = c.id AND ${earns} ORDER BY 1
      ) AS authors
      FROM counted c LEFT JOIN articles a ON a.id = c.id WHERE c.count > 0 ORDER BY c.id`
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** Reckons a month from its counts and its revenue. */
export async function reckon(
  client: Tx,
  { month, basis, revenueCents, percent }: Pick<Reckoning, 'month' | 'basis' | 'revenueCents' | 'percent'>,
): Promise<Reckoning> {
  const articles = await readCounts(client, month, basis)
  const shared = shareOut(poolOf(revenueCents, percent), articles)
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  const terms = { month, basis, revenueCents, percent }
  return { ...terms, shared, titles, fingerprint: fingerprintOf(terms, shared) }
}

const fingerprintOf = (terms: object, { weight, shares }: SharedMonth): string =>
  createHash('sha256')
    .update(JSON.stringify([terms, String(weight), shares]))
    .digest('hex')

/** The newest closed month; null before the first. */
export async function lastClosed(client: Tx): Promise<string | null> {
  const row = await client.shareMonth.findFirst({ orderBy: { month: 'desc' }, select: { month: true } })
  return row && monthOf(row.month)
}

/** Locks until the transaction ends, so that closings, adjustments and payments follow one another. */
export async function lockShares(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('revenue shares', 0))) AS waited`
}
