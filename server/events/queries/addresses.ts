import { eventPath, mediaPath } from '#lib/addresses/paths.ts'
import { findableSince } from '#lib/events/event.ts'
import { mostAddresses, type SitemapEntry } from '#lib/sitemaps/sitemap.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** The events that readers see (EVT-3) and search engines keep. */
const findable = (): Prisma.EventWhereInput => ({
  occurrences: { some: { listed: true, overAt: { gte: findableSince(now()) } } },
})

/** The pages of the events that search engines keep, the newest change first, as many as one file of a sitemap holds. */
export async function listEventAddresses(): Promise<SitemapEntry[]> {
  const events = await db().event.findMany({
    relationLoadStrategy: 'join',
    where: findable(),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: mostAddresses,
    select: { id: true, slug: true, updatedAt: true, cover: { select: { id: true, widths: true } } },
  })
  return events.map(({ cover, updatedAt, ...event }) => ({
    path: eventPath(event),
    changedAt: updatedAt,
    picture: cover && mediaPath(cover.id, Math.max(...cover.widths)),
  }))
}

/** When an event that search engines keep was changed last; null without one. */
export async function findNewestEventChange(): Promise<Date | null> {
  const newest = await db().event.findFirst({
    where: findable(),
    orderBy: { updatedAt: 'desc' },
    select: { updatedAt: true },
  })
  return newest?.updatedAt ?? null
}
