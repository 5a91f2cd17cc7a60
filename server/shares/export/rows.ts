import { type Actor, isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { CountsRow } from '#lib/shares/counts-file.ts'
import { basisLabels, firstDay } from '#lib/shares/months.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { sharePolicy } from '../policy.ts'
import { ownIds } from '../queries/own.ts'
import { peopleOf } from '../queries/people.ts'

const batch = 2_000

interface Row {
  authorId: string
  place: number
  articleId: string
  title: string
  count: bigint
  authors: number
  cents: bigint
}

/**
 * The lines of a closed month for its file, a batch at a time: everybody's for a master, their own for others. Raises signed_out, and not_found
 * for a month that is not closed or has no line of theirs, before the first row is read.
 */
export async function countsRows(
  actor: Actor,
  month: string,
): Promise<{ all: boolean; batches: AsyncGenerator<CountsRow[]> }> {
  const all = isMaster(actor)
  if (all) sharePolicy.assert(actor, 'see', null)
  const ids = all ? null : await ownIds(actor)
  const closed = await db().shareMonth.findUnique({ where: { month: firstDay(month) } })
  const own = { month: firstDay(month), ...(ids && { authorId: { in: ids } }) }
  if (!closed || (await db().shareLine.findFirst({ where: own, select: { month: true } })) === null)
    throw new DomainError('not_found')
  const { percent, basis, divisor, leftover } = closed
  const shared = { poolCents: Number(closed.poolCents), weight: BigInt(closed.weight.toFixed(0)), divisor, leftover }
  const same = { month, basis: basisLabels[basis].basis, revenueCents: Number(closed.revenueCents), shared }
  return { all, batches: read({ ...same, percentHundredths: percent }, ids) }
}

type Same = Pick<CountsRow, 'month' | 'basis' | 'revenueCents' | 'percentHundredths' | 'shared'>

async function* read(same: Same, ids: readonly string[] | null): AsyncGenerator<CountsRow[]> {
  const whose = ids === null ? Prisma.sql`true` : Prisma.sql`l.author_id = ANY(${ids}::uuid[])`
  for (let after: Row | undefined; ; ) {
    const beyond = after
      ? Prisma.sql`(l.author_id, l.article_id) > (${after.authorId}::uuid, ${after.articleId}::uuid)`
      : Prisma.sql`true`
    const rows = await db().$queryRaw<Row[]>`
      SELECT l.author_id AS "authorId", s.place, l.article_id AS "articleId", l.title, l.count, l.authors, l.cents
        FROM share_lines l JOIN share_statements s USING (month, author_id)
        WHERE l.month = ${firstDay(same.month)}::date AND ${whose} AND ${beyond}
        ORDER BY l.author_id, l.article_id LIMIT ${batch}`
    if (rows.length === 0) return
    const named = await peopleOf(
      db(),
      rows.map(({ authorId }) => authorId),
    )
    yield rows.map(({ count, cents, ...row }) => {
      return { ...same, ...row, count: Number(count), cents: Number(cents), authorName: named(row.authorId).name }
    })
    after = rows.at(-1)
  }
}
