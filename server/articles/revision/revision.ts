import { isDeepStrictEqual } from 'node:util'
import { creditKey } from '#lib/articles/credits.ts'
import { DomainError } from '#lib/errors.ts'
import { type ArticleMerge, mergeArticles } from '#lib/merge/article.ts'
import type { ArticleFields, ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { isPublic } from '../article.ts'
import { fieldsOf } from '../fields.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, lockArticle } from '../row.ts'

/** A revision as commands hold it, under the lock of its article. */
export interface Revision {
  id: string
  version: number
  /** What its author wants the article to say, and what the article said when they began. */
  fields: ArticleFields
  base: ArticleFields
}

interface Stored {
  id: string
  version: number
  fields: Prisma.JsonValue
  base: Prisma.JsonValue
}

/** A stored revision of an article. Only what passed the form's schema was stored; a field that is younger than the revision is the article's. */
export function revisionOf({ id, version, fields, base }: Stored, article: Parameters<typeof fieldsOf>[0]): Revision {
  const now = fieldsOf(article)
  const filled = (stored: Prisma.JsonValue) => ({ ...now, ...(stored as Partial<ArticleFields>) })
  return { id, version, fields: filled(fields), base: filled(base) }
}

/** Locks a revision's article, and so the revision. Raises revision_not_found, or article_not_found for one in the trash. */
export async function lockRevision(tx: Tx, id: string): Promise<{ article: ArticleRow; revision: Revision }> {
  const found = await tx.articleRevision.findUnique({ where: { id }, select: { articleId: true } })
  const article = found && (await lockArticle(tx, found.articleId))
  // It may have gone while the lock was waited for.
  const stored = await tx.articleRevision.findUnique({ where: { id } })
  if (!article || !stored) throw new DomainError('revision_not_found')
  return { article, revision: revisionOf(stored, article) }
}

/** The same for its author who goes on with it. Raises article_forbidden too, and not_published while the article is not. */
export async function lockToRevise({ tx, actor }: CommandContext, id: string) {
  const locked = await lockRevision(tx, id)
  articlePolicy.assert(actor, 'revise', locked.article, 'article_forbidden')
  if (!isPublic(locked.article)) throw new DomainError('not_published')
  return locked
}

/** Raises changed_meanwhile when it was saved, handed in or sent back since `version`. */
export function assertRevisionVersion(revision: Revision, version: number): void {
  if (revision.version !== version) throw new DomainError('changed_meanwhile')
}

/** Whether it waits for a review: its article does, while readers see that (decision 0127). */
export const waits = (article: Pick<ArticleRow, 'status' | 'submittedAt'>) =>
  article.status === 'published' && article.submittedAt !== null

/** The article's waiting begins or ends and the revision takes a step; readers see nothing of either. Gives the revision's new version. */
export async function step({ tx }: CommandContext, article: ArticleRow, revision: Revision, submittedAt: Date | null) {
  await tx.article.update({ where: { id: article.id }, data: { submittedAt, claimedBy: null } })
  const version = revision.version + 1
  await tx.articleRevision.update({ where: { id: revision.id }, data: { version } })
  return version
}

/**
 * What the article would say: the revision, with what somebody else changed in the article since it was begun. What both changed, each in its
 * way, is conflicting. The article's address stays its own.
 */
export function mergeRevision({ base, fields }: Revision, article: Parameters<typeof fieldsOf>[0]): ArticleMerge {
  return mergeArticles(base, { ...fields, slug: base.slug }, fieldsOf(article))
}

/** Whether the article would say something else. */
export function changes(merged: ArticleFieldsInput, article: Parameters<typeof fieldsOf>[0]): boolean {
  // Who signs is known by their id: a new name of theirs is no change of the article.
  const told = (fields: ArticleFieldsInput) => ({ ...fields, credits: fields.credits?.map(creditKey) })
  return !isDeepStrictEqual(told(merged), told(fieldsOf(article)))
}
