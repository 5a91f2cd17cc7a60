import type { SignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { publicArticles } from '#server/articles/reading/queries/cards.ts'
import { db } from '#server/platform/db/db.ts'

/** A visit to an article in its reader's history. */
export interface HistoryEntry {
  id: string
  title: string
  /** Null when the article is no longer public. */
  path: string | null
  seconds: number
  depth: number
  readAt: Date
}

export interface HistoryPage {
  entries: HistoryEntry[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

const pageSize = 30

/** The signed-in reader's visits, newest first, thirty a page. Any cursor but one of their own visits gives the first page. */
export async function listHistory(actor: SignedIn, cursor?: string): Promise<HistoryPage> {
  const mark = cursor && looksLikeUuid(cursor) ? await findMark(actor, cursor) : null
  const rows = await db().reading.findMany({
    relationLoadStrategy: 'join',
    where: {
      userId: actor.id,
      ...(mark && {
        updatedAt: { lte: mark.updatedAt },
        OR: [{ updatedAt: { lt: mark.updatedAt } }, { id: { lt: mark.id } }],
      }),
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: pageSize + 1,
    select: {
      id: true,
      timeSpentSeconds: true,
      scrollDepthPercent: true,
      updatedAt: true,
      article: { select: { title: true, slug: true, locationPath: true, status: true, deletedAt: true } },
    },
  })
  const entries = rows.slice(0, pageSize).map(row => ({
    id: row.id,
    ...shown(row.article),
    seconds: row.timeSpentSeconds,
    depth: row.scrollDepthPercent,
    readAt: row.updatedAt,
  }))
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}

const findMark = (actor: SignedIn, id: string) =>
  db().reading.findFirst({ where: { id, userId: actor.id }, select: { id: true, updatedAt: true } })

interface ShownArticle {
  title: string
  slug: string
  locationPath: string | null
  status: string
  deletedAt: Date | null
}

/** The history does not name an article that is no longer public. */
function shown(article: ShownArticle): Pick<HistoryEntry, 'title' | 'path'> {
  const isPublic = article.status === publicArticles.status && article.deletedAt === publicArticles.deletedAt
  return isPublic
    ? { title: article.title, path: articlePath(article) }
    : { title: 'Artigo que não está mais disponível', path: null }
}
