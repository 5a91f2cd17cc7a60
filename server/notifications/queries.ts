import type { SignedIn } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { db } from '#server/platform/db/db.ts'

export interface Notice {
  id: string
  type: string
  message: string
  isUnread: boolean
  createdAt: Date
  /** The article that it concerns. */
  articleId: string | null
}

const selection = { id: true, type: true, message: true, status: true, createdAt: true, articleId: true } as const

/** A person's newest notifications that are not archived, newest first: fifty, or as many as asked for. */
export async function listNotices(actor: SignedIn, most: number = limits.notices): Promise<Notice[]> {
  const rows = await db().notification.findMany({
    where: { userId: actor.id, status: { not: 'archived' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: selection,
  })
  return rows.map(({ status, ...row }) => ({ ...row, isUnread: status === 'unread' }))
}

/** The number of a person's unread notifications, counted up to a hundred. */
export const countUnread = (actor: SignedIn): Promise<number> =>
  db().notification.count({ where: { userId: actor.id, status: 'unread' }, take: 100 })
