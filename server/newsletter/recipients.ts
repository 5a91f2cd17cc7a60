import type { Actor } from '#lib/actor.ts'
import type { Segment } from '#lib/newsletter/segment.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { grantingWhere } from '#server/subscriptions/granting/queries.ts'
import { newsletterPolicy } from './policy.ts'

/** Days within which an opening or a click makes a subscriber engaged. */
const engagedDays = 90
const dayMs = 24 * 60 * 60 * 1000
/** Ids read by one statement. */
const chunk = 20_000

/** The active subscribers of a segment, as a Prisma condition. */
export const segmentWhere = (segment: Segment): Prisma.NewsletterSubscriberWhereInput => ({
  status: 'active',
  ...(segment.city && { OR: [{ city: segment.city }, { city: null }] }),
  ...(segment.frequency && { frequency: segment.frequency }),
  ...(segment.source && { source: segment.source }),
  ...(segment.tag && { tags: { has: segment.tag } }),
  AND: [engagementWhere(segment.engagement), payingWhere(segment.paying)],
})

/**
 * Subscribers by engagement (NEWS-5): `engaged` opened or clicked within ninety days; `quiet` subscribed before that and did neither. A
 * subscriber who is not counted is neither engaged nor quiet.
 */
export function engagementWhere(engagement: Segment['engagement']): Prisma.NewsletterSubscriberWhereInput {
  const since = new Date(now().getTime() - engagedDays * dayMs)
  if (engagement === 'engaged') return { engagedAt: { gte: since } }
  if (engagement === null) return {}
  return { isCounted: true, subscribedAt: { lt: since }, OR: [{ engagedAt: null }, { engagedAt: { lt: since } }] }
}

/** Subscribers whose confirmed address belongs to an account that may read premium articles; with `false` all others. */
export function payingWhere(paying: boolean | null): Prisma.NewsletterSubscriberWhereInput {
  if (paying === null) return {}
  const granting = grantingWhere(now())
  return { holdings: paying ? { some: granting } : { none: granting } }
}

/** The ids of a segment's subscribers, in their order. */
export async function recipientsOf(tx: Tx, segment: Segment): Promise<string[]> {
  const where = segmentWhere(segment)
  const ids: string[] = []
  for (;;) {
    const last = ids.at(-1)
    const rows = await tx.newsletterSubscriber.findMany({
      where: last === undefined ? where : { AND: [where, { id: { gt: last } }] },
      orderBy: { id: 'asc' },
      take: chunk,
      select: { id: true },
    })
    for (const { id } of rows) ids.push(id)
    if (rows.length < chunk) return ids
  }
}

/** The number of subscribers who would get an edition now. Raises forbidden. */
export async function countSegment(actor: Actor, segment: Segment): Promise<number> {
  newsletterPolicy.assert(actor, 'read', null)
  return db().newsletterSubscriber.count({ where: segmentWhere(segment) })
}
