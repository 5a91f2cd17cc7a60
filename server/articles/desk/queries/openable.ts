import { type Actor, isEditor, isSignedIn, isStaff } from '#lib/actor.ts'
import { articlePath, editPath } from '#lib/addresses/paths.ts'
import { type ArticleStatus, titleOrNone } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { findTitled, inOrderOf } from '#server/platform/list/titled.ts'
import { articlePolicy } from '../../policy.ts'

/** An article that the actor may open: to edit it, or as readers see it. */
export interface OpenableArticle {
  id: string
  title: string
  status: ArticleStatus
  authorName: string
  href: string
  editable: boolean
}

/**
 * At most `most` articles by words of their titles, those that begin so first, then the newest: for editors all but the trash, for authors their own
 * and public ones. Raises forbidden for people without a role.
 */
export async function findOpenable(actor: Actor, typed: string, most: number): Promise<OpenableArticle[]> {
  if (!isSignedIn(actor) || !isStaff(actor)) throw new DomainError('forbidden')
  const own = isEditor(actor) ? Prisma.empty : Prisma.sql` AND (status = 'published' OR author_id = ${actor.id}::uuid)`
  const ids = await findTitled(typed, most, {
    table: Prisma.sql`articles`,
    key: Prisma.sql`search_key`,
    at: Prisma.sql`created_at`,
    where: Prisma.sql`deleted_at IS NULL${own}`,
    ordered: true,
  })
  const rows = await db().article.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: {
      id: true,
      title: true,
      slug: true,
      status: true,
      authorId: true,
      publishAt: true,
      locationPath: true,
      author: { select: { fullName: true } },
    },
  })
  return inOrderOf(ids, rows).map(row => {
    const { id, title, status, author } = row
    const editable = articlePolicy.can(actor, 'edit', row)
    // A text of one's own that is scheduled is neither edited nor public: its screen says so.
    const opened = editable || status !== 'published' ? editPath(id) : articlePath(row)
    return {
      id,
      title: titleOrNone(title),
      status,
      authorName: author.fullName,
      href: opened,
      editable: opened === editPath(id),
    }
  })
}
