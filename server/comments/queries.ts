import type { Actor } from '#lib/actor.ts'
import { type Anchor, passageFinder } from '#lib/articles/comments/anchors.ts'
import { removalRefusal } from '#lib/articles/comments/removal.ts'
import { visibleText } from '#lib/text/html.ts'
import { findAtDesk } from '#server/articles/writing/queries/at-desk.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** A comment on an article, for the viewer's screen. */
export interface ArticleComment {
  id: string
  /** The comment that begins its thread; null for that one itself. */
  parentId: string | null
  author: string | null
  /** Null when the comment was removed. */
  text: string | null
  /** The commented passage; `stands`: the stored text still contains it, edited or not. */
  anchor: (Anchor & { stands: boolean }) | null
  createdAt: Date
  resolved: { by: string | null; at: Date } | null
  removable: boolean
}

/** Only the newest comments are shown; an article hardly gets more. */
const mostComments = 200

/** An article's newest 200 comments, oldest first, for staff who may open it. Raises article_not_found or article_forbidden. */
export async function listComments(actor: Actor, articleId: string): Promise<ArticleComment[]> {
  await findAtDesk(actor, articleId)
  const at = now()
  const rows = await db().articleComment.findMany({
    relationLoadStrategy: 'join',
    where: { articleId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostComments,
    include: { user: { select: { fullName: true } }, resolver: { select: { fullName: true } } },
  })
  const find = passageFinder(rows.some(({ quote }) => quote !== null) ? await textOf(articleId) : '')
  return rows.reverse().map(row => {
    const anchor = row.quote === null ? null : { quote: row.quote, before: row.quoteBefore, after: row.quoteAfter }
    return {
      id: row.id,
      parentId: row.parentId,
      author: row.user?.fullName ?? null,
      text: row.removedAt ? null : row.comment,
      anchor: anchor && { ...anchor, stands: find(anchor) !== null },
      createdAt: row.createdAt,
      resolved: row.resolvedAt && { by: row.resolver?.fullName ?? null, at: row.resolvedAt },
      removable: !row.removedAt && removalRefusal(actor, row, at) === null,
    }
  })
}

const textOf = async (id: string) => {
  const { content } = await db().article.findUniqueOrThrow({ where: { id }, select: { content: true } })
  return visibleText(content)
}

/** The colleagues that a comment can mention: all who may open the article, except the actor. Raises article_not_found or article_forbidden. */
export async function listMentionable(actor: Actor, articleId: string, tx: Tx = db()) {
  const { authorId } = await findAtDesk(actor, articleId, tx)
  const people = await tx.user.findMany({
    where: {
      id: { not: actor.id ?? undefined },
      OR: [
        { roles: { some: { role: { in: ['editor', 'master'] } } } },
        { AND: [{ id: authorId }, { roles: { some: {} } }] },
      ],
    },
    select: { id: true, profile: { select: { fullName: true } } },
    orderBy: { profile: { fullName: 'asc' } },
  })
  return people.map(({ id, profile }) => ({ id, name: profile.fullName })).filter(({ name }) => name !== '')
}
