import { isEditor, isSignedIn } from '#lib/actor.ts'
import type { AuditAction } from '#lib/audit/actions.ts'
import { DomainError } from '#lib/errors.ts'
import type { BulkResult } from '#lib/list/bulk.ts'
import { messageFor } from '#lib/messages.ts'
import type { BulkChange, ChangeArticlesInput } from '#lib/schemas/articles/bulk.ts'
import { tagKey } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { auditAll } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { changeOf } from '../../batch/change.ts'
import { lockArticles, planEach, writeChanges } from '../../batch/rows.ts'
import { newsroomOrByline } from '../../credits.ts'
import type { ArticleRow } from '../../row.ts'
import { findPlaces } from '../../write.ts'
import { notifyOfChange } from '../notices.ts'
import { storeChange } from '../stored.ts'

export interface ChangeResult extends BulkResult {
  /** The id of the change, for its undo; null when no article changed. */
  id: string | null
}

/**
 * Makes one change to at most 100 articles in one transaction, by the rules of the commands for one article: what is refused is given
 * with its reason, the others change. An audit row for each article. For editors and masters. Raises forbidden, unknown_city or unknown_signer.
 */
export const changeArticles = command(async (context, { ids, change }: ChangeArticlesInput): Promise<ChangeResult> => {
  const { tx, actor, now } = context
  if (!isEditor(actor) || !isSignedIn(actor)) throw new DomainError('forbidden')
  await assertTarget(tx, change)
  const rows = await lockArticles(tx, ids)
  const approved =
    change.kind === 'status' && change.status === 'published' ? await approvedAmong(tx, ids) : new Set<string>()
  const { planned, refused } = planEach(ids, rows, row => changeOf(row, change, { actor, now, approved }))
  const changed = await writeChanges(context, planned)
  if (changed.length === 0) return { id: null, done: [], refused }
  const id = await storeChange(context, planned)
  await auditAll(
    context,
    changed.map(({ before, after }) => ({
      action: actions[change.kind],
      subject: { type: 'article', id: before.id },
      details: { ...detailsOf(change, before, after), bulk: id },
    })),
  )
  await notifyOfChange(context, change, changed)
  return { id, done: changed.map(({ before }) => before.id), refused }
})

const actions: Record<BulkChange['kind'], AuditAction> = {
  status: 'article.status_changed',
  visibility: 'article.visibility_changed',
  addTag: 'article.tag_added',
  removeTag: 'article.tag_removed',
  city: 'article.city_changed',
  author: 'article.author_changed',
  remove: 'article.trashed',
  restore: 'article.restored',
}

function detailsOf(change: BulkChange, before: ArticleRow, after: ArticleRow) {
  switch (change.kind) {
    case 'status':
      return {
        from: before.status,
        to: after.status,
        ...(after.status === 'published' && { withoutReview: after.unreviewedAt !== null }),
      }
    case 'visibility':
      return { from: before.visibility, to: after.visibility }
    case 'addTag':
    case 'removeTag':
      return { tag: tagKey(change.tag) }
    case 'city':
      return { from: before.locationPath, to: after.locationPath }
    case 'author':
      return { from: before.authorId, to: after.authorId }
    case 'remove':
      return { status: before.status }
    case 'restore':
      return {}
  }
}

/** Refuses a city or a person that no article can have. */
async function assertTarget(tx: Tx, change: BulkChange): Promise<void> {
  if (change.kind === 'city') await findPlaces(tx, [change.city])
  if (change.kind !== 'author') return
  if ((await tx.profile.count({ where: { id: change.authorId, ...newsroomOrByline } })) === 1) return
  throw new DomainError('unknown_signer', {
    fields: { authorId: messageFor({ code: 'unknown_signer', params: {} }) },
  })
}

/** Ids of the articles whose present version has an approval (PUB-2). */
async function approvedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT a.id FROM articles a JOIN article_reviews r ON r.article_id = a.id AND r.version_number = a.version
      WHERE a.id = ANY (${ids}::uuid[]) AND r.revision_id IS NULL AND r.status = 'approved'`
  return new Set(rows.map(({ id }) => id))
}
