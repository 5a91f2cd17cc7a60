import type { Segment } from '#lib/newsletter/segment.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'

/** The active subscribers of a segment, as a Prisma condition. */
export const segmentWhere = (segment: Segment): Prisma.NewsletterSubscriberWhereInput => ({
  status: 'active',
  ...(segment.city && { OR: [{ city: segment.city }, { city: null }] }),
  ...(segment.frequency && { frequency: segment.frequency }),
  ...(segment.source && { source: segment.source }),
  ...(segment.tag && { tags: { has: segment.tag } }),
})

/** The ids of a segment's subscribers. */
export async function recipientsOf(tx: Tx, segment: Segment): Promise<string[]> {
  const rows = await tx.newsletterSubscriber.findMany({
    where: segmentWhere(segment),
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(row => row.id)
}
