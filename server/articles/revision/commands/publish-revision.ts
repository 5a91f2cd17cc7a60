import { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { draftFields } from '#lib/schemas/articles/article.ts'
import type { PublishEditedInput, PublishRevisionInput } from '#lib/schemas/articles/revision.ts'
import { settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { approvalOf } from '../../publication/approval.ts'
import { notifyAuthor, quoted } from '../../publication/move.ts'
import { assertVersion } from '../../row.ts'
import { saveArticle } from '../../writing/commands/save-article.ts'
import { lockRevision, mergeRevision, waits } from '../revision.ts'

/** Null for `articleVersion` means whatever version the article has by then, if it is public. */
type Publishing = Omit<PublishRevisionInput, 'articleVersion'> & { articleVersion: number | null }

/**
 * Merges a revision into its article (`lib/merge`): an editor while the article is published, also its author once it is not.
 * Changes made to the article since the revision began stay; `choices` says which side stays where both changed the same part. It
 * is a save like any other, with a version and forgotten pages. Gives the article's version. Raises revision_not_found,
 * article_not_found, article_forbidden, changed_while_read, revision_conflicts when a choice is missing, and the errors of saving.
 */
export const publishRevision = command(async (context, { id, version, articleVersion, choices }: Publishing) => {
  const { tx, actor } = context
  const { article, revision } = await lockRevision(tx, id)
  articlePolicy.assert(actor, 'edit', article, 'article_forbidden')
  assertVersion(revision, version, 'changed_while_read')
  if (articleVersion !== null) assertVersion(article, articleVersion, 'changed_while_read')
  else if (!isPublic(article)) throw new DomainError('not_published')
  const merge = mergeRevision(revision, article)
  const chosen = new Map(choices.map(({ id, choice }) => [id, choice]))
  if (merge.conflicts.some(conflict => !chosen.has(conflict.id))) throw new DomainError('revision_conflicts')
  const fields = parse(draftFields, merge.resolve(Object.fromEntries(chosen)))

  const waited = waits(article)
  const saved = await saveArticle.within(context, { id: article.id, version: article.version, fields })
  const approval = await approvalOf(context, article.id, { version, revisionId: id })
  await tx.article.update({
    where: { id: article.id },
    data: { ...(waited && { submittedAt: null, claimedBy: null }), ...(isPublic(article) && approval) },
  })
  await tx.articleRevision.delete({ where: { id } })
  await audit(context, {
    action: 'revision.published',
    subject: { type: 'article', id: article.id },
    details: {
      revision: id,
      version: saved.version,
      conflicts: merge.conflicts.length,
      withoutReview: approval.unreviewedAt !== null,
    },
  })
  await settleNotices(context, [article.id])
  if (isPublic(article)) {
    const message = `A atualização de ${quoted(article)} foi publicada.`
    await notifyAuthor(context, article, { type: 'PUBLISH_SUCCESS', message })
  }
  return { version: saved.version }
})

/**
 * Publishes a revision from its form. Changes made to the article meanwhile stay. Raises what `publishRevision` raises, revision_conflicts where both
 * changed the same words, and not_published for an article that was taken down meanwhile.
 */
export const publishEdited = command((context, { id, version }: PublishEditedInput) =>
  publishRevision.within(context, { id, version, articleVersion: null, choices: [] }),
)
