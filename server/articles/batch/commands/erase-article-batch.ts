import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic } from '../../article.ts'
import { pressKeys, TAKEDOWN_KEY } from '../../row.ts'
import { lockArticles } from '../rows.ts'

/**
 * Deletes articles that an import made, each at the version that it wrote, with their addresses, as if they had never been here. Leaves out an
 * article that was saved since, that has a revision or a comment of the newsroom, or that is gone. Gives the ids of the deleted ones. For masters and the system. Raises forbidden.
 */
export const eraseArticleBatch = command(
  async (
    context,
    input: { origin: { type: string; id: string }; articles: readonly { id: string; version: number }[] },
  ) => {
    const { tx, actor } = context
    if (!isMaster(actor)) throw new DomainError('forbidden')
    const given = input.articles.map(({ id }) => id)
    const rows = await lockArticles(tx, given)
    const worked = await workedOn(tx, given)
    const found = input.articles.flatMap(({ id, version }) => {
      const row = rows.get(id)
      return row?.version === version && !worked.has(id) ? [row] : []
    })
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return []
    await tx.articleSlug.deleteMany({ where: { articleId: { in: ids } } })
    await tx.article.deleteMany({ where: { id: { in: ids } } })
    const seen = found.filter(isPublic)
    if (seen.length > 0) await forget(tx, [...seen.flatMap(pressKeys), TAKEDOWN_KEY])
    await audit(context, { action: 'article.batch_erased', subject: input.origin, details: { ids } })
    return ids
  },
)

/** Articles with work that their version does not show, and that would be deleted with them. */
async function workedOn(tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT article_id AS id FROM article_revisions WHERE article_id = ANY (${ids}::uuid[])
      UNION SELECT article_id FROM article_comments_internal WHERE article_id = ANY (${ids}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}
