import { type CoverColumns, coverOf, type Picture } from '#lib/articles/cover.ts'
import { db } from '#server/platform/db/db.ts'
import { isPublic, wasPublic } from '../../article.ts'

/** The parts of an article that anybody may see without opening it, premium or not. */
export interface Headline {
  title: string
  cover: Picture | null
  /** The first tag. */
  section: string | null
  city: { name: string; path: string } | null
}

/** A public article's headline; `gone` when it was public and is in the trash, `unknown` otherwise. One statement. */
export async function findHeadline(id: string): Promise<Headline | 'gone' | 'unknown'> {
  const row = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id },
    select: {
      title: true,
      status: true,
      publishedAt: true,
      deletedAt: true,
      coverImage: true,
      coverAlt: true,
      coverCredit: true,
      coverFocusX: true,
      coverFocusY: true,
      coverMedia: { select: { id: true, width: true, height: true, widths: true } },
      tags: { select: { tag: true }, orderBy: { position: 'asc' }, take: 1 },
      locations: { select: { locationName: true, locationPath: true }, where: { isPrimary: true }, take: 1 },
    },
  })
  if (!row) return 'unknown'
  if (!isPublic(row)) return row.deletedAt && wasPublic(row) ? 'gone' : 'unknown'
  const [place] = row.locations
  return {
    title: row.title,
    cover: coverOf(row satisfies CoverColumns),
    section: row.tags[0]?.tag ?? null,
    city: place ? { name: place.locationName, path: place.locationPath } : null,
  }
}
