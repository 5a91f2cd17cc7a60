import { publishArticleBatch } from '#server/articles/batch/commands/publish-article-batch.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession } from '../../sessions/lock.ts'
import { isSettled } from '../../sessions/session.ts'
import { type ResultCursor, readPublishable } from '../queries.ts'

/** Drafts of one transaction. */
const atOnce = 200

/**
 * Publishes the next drafts of an import that is being published. Gives the place to go on behind; null when none is left, or a master ended it: then
 * the import is no longer being published. Repeatable. For the system. Raises forbidden or not_found.
 */
export const publishBatch = command(
  async (context, { id, after, most = atOnce }: { id: string; after: ResultCursor; most?: number }) => {
    const { tx, actor } = context
    importPolicy.assert(actor, 'run', null)
    const session = await lockSession(tx, id)
    if (session.publishingSince === null) return null
    const rows = isSettled(session) ? await readPublishable(tx, id, { after, most }) : []
    const last = rows.at(-1)
    if (!last) {
      await tx.importSession.update({ where: { id }, data: { publishingSince: null } })
      if (isSettled(session))
        await audit(context, { action: 'import.published', subject: { type: 'import_session', id } })
      return null
    }
    const written = await publishArticleBatch.within(context, {
      origin: { type: 'import_session', id },
      articles: rows.map(({ articleId, version }) => ({ id: articleId, version })),
    })
    // An undo takes back what is as this import wrote it.
    await tx.$executeRaw`
      UPDATE import_results r SET version_after = given.version
        FROM unnest(${written.map(each => each.id)}::uuid[], ${written.map(each => each.version)}::int[]) AS given (id, version)
        WHERE r.session_id = ${id}::uuid AND r.article_id = given.id AND r.version_after = given.version - 1`
    return { fileId: last.fileId, position: last.position }
  },
)
