import { isDeepStrictEqual } from 'node:util'
import { creditKey } from '#lib/articles/credits.ts'
import { DomainError } from '#lib/errors.ts'
import { type ArticleMerge, mergeArticles } from '#lib/merge/merge-articles.ts'
import type { ArticleFields, ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { isPublic } from '../article.ts'
import { fieldsOf } from '../fields.ts'
import { articlePolicy } from '../policy.ts'
import { type ArticleRow, lockArticle } from '../row.ts'

/** A revision as commands use it, under the lock of its article. */
export interface Revision {
  id: string
  version: number
  /** `fields` is the author's new text; `base` is the article's text when the revision began. */
  fields: ArticleFields
  base: ArticleFields
}

interface Stored {
  id: string
  version: number
  fields: Prisma.JsonValue
  base: Prisma.JsonValue
}

/**
 * A stored revision. Its fields passed the form's schema when they were stored. A field added to the schema since then gets the
 * article's value.
 */
export function revisionOf({ id, version, fields, base }: Stored, article: Parameters<typeof fieldsOf>[0]): Revision {
  const now = fieldsOf(article)
  const filled = (stored: Prisma.JsonValue) => ({ ...now, ...(stored as Partial<ArticleFields>) })
  return { id, version, fields: filled(fields), base: filled(base) }
}

/** Locks a revision's article, and so the revision. Raises revision_not_found, or article_not_found for an article in the trash. */
export async function lockRevision(tx: Tx, id: string): Promise<{ article: ArticleRow; revision: Revision }> {
  const found = await tx.articleRevision.findUnique({ where: { id }, select: { articleId: true } })
  const article = found && (await lockArticle(tx, found.articleId))
  // Read after the lock: it may have been deleted meanwhile.
  const stored = await tx.articleRevision.findUnique({ where: { id } })
  if (!article || !stored) throw new DomainError('revision_not_found')
  return { article, revision: revisionOf(stored, article) }
}

/**
 * Locks a revision to change it: its text (`editRevision`, also editors), or to hand it in (`revise`, its author alone). Raises what `lockRevision`
 * raises, article_forbidden, or not_published.
 */
export async function lockToRevise({ tx, actor }: CommandContext, id: string, verb: 'editRevision' | 'revise') {
  const locked = await lockRevision(tx, id)
  articlePolicy.assert(actor, verb, locked.article, 'article_forbidden')
  if (!isPublic(locked.article)) throw new DomainError('not_published')
  return locked
}

/** Whether a revision waits for a review: its article is published and `submittedAt` is set (decision 0127). */
export const waits = (article: Pick<ArticleRow, 'status' | 'submittedAt'>) =>
  article.status === 'published' && article.submittedAt !== null

/** Sets or clears `submittedAt`, clears the claim and gives the revision its next version, which it returns. The public text stays. */
export async function setSubmitted(
  { tx }: CommandContext,
  article: ArticleRow,
  revision: Revision,
  submittedAt: Date | null,
) {
  await tx.article.update({ where: { id: article.id }, data: { submittedAt, claimedBy: null } })
  const version = revision.version + 1
  await tx.articleRevision.update({ where: { id: revision.id }, data: { version } })
  return version
}

/**
 * The article's text after publishing the revision: the revision, with changes made to the article since it began. Parts that
 * both changed differently are conflicts, and so are two insertions at one place. The slug stays.
 */
export function mergeRevision({ base, fields }: Revision, article: Parameters<typeof fieldsOf>[0]): ArticleMerge {
  return mergeArticles(base, { ...fields, slug: base.slug }, fieldsOf(article), 'asked')
}

/** Whether a merge changes the article. */
export function changes(merged: ArticleFieldsInput, article: Parameters<typeof fieldsOf>[0]): boolean {
  // A signer is compared by id: a changed name is no change of the article.
  const before = fieldsOf(article)
  // What became of suggestions changes no text. A field that the revision does not have stays as it is.
  const comparable = ({ analysis: _, ...fields }: ArticleFieldsInput) => ({
    ...before,
    ...fields,
    credits: fields.credits?.map(creditKey),
  })
  return !isDeepStrictEqual(comparable(merged), comparable(before))
}
