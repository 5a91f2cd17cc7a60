import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'

export interface Notice {
  id: string
  type: string
  message: string
  createdAt: Date
  /** The article it is about. */
  articleId: string | null
}

const most = 5

/** What somebody was told and has not read yet, the newest first, a few of them. */
export async function listUnread(actor: SignedIn): Promise<Notice[]> {
  const rows = await db().notification.findMany({
    where: { userId: actor.id, status: 'unread' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, type: true, message: true, createdAt: true, metadata: true },
  })
  return rows.map(({ metadata, ...row }) => ({ ...row, articleId: articleIn(metadata) }))
}

/** How much somebody was told and has not read yet. */
export const countUnread = (actor: SignedIn): Promise<number> =>
  db().notification.count({ where: { userId: actor.id, status: 'unread' } })

function articleIn(metadata: unknown): string | null {
  const about = metadata as { articleId?: unknown } | null
  return typeof about?.articleId === 'string' ? about.articleId : null
}
