import type { Actor } from '#lib/actor.ts'
import { articlePath, editPath } from '#lib/addresses/paths.ts'
import { type ArticleStatus, titleOrNone } from '#lib/articles/article.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'

/** An article written from a story idea. Title and path are null for an author who may not open another's draft. */
export interface IdeaArticle {
  id: string
  title: string | null
  status: ArticleStatus
  author: string
  path: string | null
}

const most = 20

/**
 * At most twenty articles written from a story idea, oldest first, as far as the actor may see them. The caller checks that the
 * actor may see the idea.
 */
export async function listArticlesOfIdea(actor: Actor, ideaId: string): Promise<IdeaArticle[]> {
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: { ideaId, deletedAt: null },
    orderBy: { createdAt: 'asc' },
    take: most,
    select: {
      id: true,
      title: true,
      slug: true,
      locationPath: true,
      status: true,
      publishAt: true,
      authorId: true,
      author: { select: { fullName: true } },
    },
  })
  return rows.map(row => {
    const isPublic = row.status === 'published'
    const isOpen = isPublic || articlePolicy.can(actor, 'view', row)
    return {
      id: row.id,
      title: isOpen ? titleOrNone(row.title) : null,
      status: row.status,
      author: row.author.fullName,
      path: isPublic ? articlePath(row) : isOpen ? editPath(row.id) : null,
    }
  })
}
