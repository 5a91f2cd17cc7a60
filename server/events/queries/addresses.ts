import { eventPath, mediaPath } from '#lib/addresses/paths.ts'
import type { EventStatus } from '#lib/events/event.ts'
import { mostAddresses, type SitemapEntry } from '#lib/seo/sitemap.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

/** The events that readers see (EVT-3). */
const listed: Prisma.EventWhereInput = {
  publishedAt: { not: null },
  status: { in: ['published', 'cancelled'] satisfies EventStatus[] },
}

/** The pages of the events that readers see, the newest change first, as many as one file of a sitemap holds. */
export async function listEventAddresses(): Promise<SitemapEntry[]> {
  const events = await db().event.findMany({
    relationLoadStrategy: 'join',
    where: listed,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: mostAddresses,
    select: { id: true, slug: true, updatedAt: true, cover: { select: { id: true, width: true, widths: true } } },
  })
  return events.map(({ cover, updatedAt, ...event }) => ({
    path: eventPath(event),
    changedAt: updatedAt,
    picture: cover && mediaPath(cover.id, Math.max(cover.width, ...cover.widths)),
  }))
}

/** When an event that readers see was changed last; null without one. */
export async function findNewestEventChange(): Promise<Date | null> {
  const newest = await db().event.findFirst({
    where: listed,
    orderBy: { updatedAt: 'desc' },
    select: { updatedAt: true },
  })
  return newest?.updatedAt ?? null
}
