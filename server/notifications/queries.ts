import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'

export interface UnreadNotification {
  id: string
  type: string
  message: string
  createdAt: Date
  /** The article that it concerns. */
  articleId: string | null
}

const most = 5

/** The five newest unread notifications of a person, newest first. */
export async function listUnread(actor: SignedIn): Promise<UnreadNotification[]> {
  const rows = await db().notification.findMany({
    where: { userId: actor.id, status: 'unread' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, type: true, message: true, createdAt: true, metadata: true },
  })
  return rows.map(({ metadata, ...row }) => ({ ...row, articleId: articleIn(metadata) }))
}

/** The number of a person's unread notifications. */
export const countUnread = (actor: SignedIn): Promise<number> =>
  db().notification.count({ where: { userId: actor.id, status: 'unread' } })

function articleIn(metadata: unknown): string | null {
  const about = metadata as { articleId?: unknown } | null
  return typeof about?.articleId === 'string' ? about.articleId : null
}
