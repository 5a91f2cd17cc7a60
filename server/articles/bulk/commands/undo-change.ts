import { isEditor, isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { BulkResult } from '#lib/list/bulk.ts'
import type { UndoChangeInput } from '#lib/schemas/articles/bulk.ts'
import { auditAll } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { isPublic } from '../../article.ts'
import type { ArticleChange } from '../../batch/change.ts'
import { lockArticles, planEach, writeChanges } from '../../batch/rows.ts'
import { articlePolicy } from '../../policy.ts'
import type { ArticleRow } from '../../row.ts'
import { notifyOfUndo } from '../notices.ts'
import { isUntouched, takeChange } from '../stored.ts'

/**
 * Takes a bulk change of one's own back, once and within a day. Articles that changed since stay as they are and are given as refused. For
 * editors and masters; a former author of a text only comes back by a master. Raises forbidden or undo_expired.
 */
export const undoChange = command(async (context, { id }: UndoChangeInput): Promise<BulkResult> => {
  const { tx, actor, now } = context
  if (!isEditor(actor) || !isSignedIn(actor)) throw new DomainError('forbidden')
  const stored = await takeChange(tx, actor, id, now)
  if (!stored) throw new DomainError('undo_expired')
  const byId = new Map(stored.map(each => [each.id, each]))
  const rows = await lockArticles(tx, [...byId.keys()])
  const { planned, refused } = planEach([...byId.keys()], rows, row => {
    const each = byId.get(row.id)
    if (!each || !isUntouched(row, each)) throw new DomainError('changed_since_bulk')
    if (each.reverse.columns.authorId) articlePolicy.assert(actor, 'handOver', row, 'hand_over_forbidden')
    return takenBack(row, each.reverse, now)
  })
  const changed = await writeChanges(context, planned)
  await auditAll(
    context,
    changed.map(({ before }) => ({
      action: 'article.bulk_undone',
      subject: { type: 'article', id: before.id },
      details: { bulk: id },
    })),
  )
  await notifyOfUndo(context, changed)
  return { done: changed.map(({ before }) => before.id), refused }
})

/** The reverse change. Refused when it would publish an article under embargo; a public article gets `changedAt` now. */
function takenBack(row: ArticleRow, reverse: ArticleChange, now: Date): ArticleChange {
  const after = { ...row, ...reverse.columns }
  if (isPublic(after) && !isPublic(row) && row.embargoNote) throw new DomainError('under_embargo')
  return isPublic(after) && isPublic(row) ? { ...reverse, columns: { ...reverse.columns, changedAt: now } } : reverse
}
