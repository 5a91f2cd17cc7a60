import { DomainError } from '#lib/errors.ts'
import type { SubmitRevisionInput } from '#lib/schemas/articles/revision.ts'
import { accepted } from '#lib/transition.ts'
import { notifyEditors, settleNotices } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { checkPictures, fieldOf } from '../../article.ts'
import { assertComplete } from '../../complete.ts'
import { quoted } from '../../publication/move.ts'
import { assertVersion, hasCover } from '../../row.ts'
import { changes, lockToRevise, mergeRevision, setSubmitted } from '../revision.ts'

/**
 * Hands a revision in and notifies the editors. Gives its new version. Raises revision_not_found, article_forbidden,
 * not_published, changed_meanwhile, already_in_status, revision_unchanged, invalid for an incomplete text, or what publishing
 * requires of pictures.
 */
export const submitRevision = command(async (context, { id, version }: SubmitRevisionInput) => {
  const { article, revision } = await lockToRevise(context, id, 'revise')
  assertVersion(revision, version)
  if (article.submittedAt) throw new DomainError('already_in_status', { params: { status: 'review', revision: 1 } })
  if (!changes(mergeRevision(revision, article).fields, article)) throw new DomainError('revision_unchanged')
  // Checked now: who hands it in can mend it.
  assertComplete(revision.fields)
  accepted(checkPictures({ ...revision.fields, hasCover: hasCover(revision.fields) }, article.content), fieldOf)
  const next = await setSubmitted(context, article, revision, context.now)
  const subject = { type: 'article', id: article.id } as const
  await audit(context, { action: 'revision.submitted', subject, details: { revision: id, version: next } })
  await settleNotices(context, [article.id])
  await notifyEditors(context, {
    type: 'SUBMITTED',
    message: `A atualização de ${quoted(article)}, que está publicado, espera revisão.`,
    about: { articleId: article.id },
  })
  return { version: next }
})
