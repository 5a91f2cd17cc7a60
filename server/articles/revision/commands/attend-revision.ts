import { DomainError } from '#lib/errors.ts'
import type { PresenceInput } from '#lib/schemas/articles/article.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { type Presence, recordPresence, stateOf } from '../../writing/presence.ts'

/**
 * Notes that a revision's form is open. Gives the revision's version, the article's state and the other open forms of it. Raises
 * revision_not_found, article_forbidden, not_published or another_account.
 */
export const attendRevision = command(async (context, { id, ...sign }: PresenceInput): Promise<Presence> => {
  const revision = await context.tx.articleRevision.findUnique({
    where: { id },
    select: {
      version: true,
      articleId: true,
      article: { select: { status: true, publishAt: true, authorId: true, deletedAt: true } },
    },
  })
  if (!revision || revision.article.deletedAt) throw new DomainError('revision_not_found')
  const { version, articleId, article } = revision
  articlePolicy.assert(context.actor, 'editRevision', article, 'article_forbidden')
  if (!isPublic(article)) throw new DomainError('not_published')
  const others = await recordPresence(context, { articleId, revisionId: id }, sign)
  return { version, state: await stateOf(context.tx, articleId), others }
})
