import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { isPublic } from '../../article.ts'
import { lockArticles } from '../../bulk/rows.ts'
import { pressKeys, TAKEDOWN_KEY } from '../../row.ts'

/**
 * Deletes articles that an import made, each at the version that it wrote, with their addresses, as if they had never been here. Leaves out an
 * article that was saved since or is gone. Gives the ids of the deleted ones. For masters and the system. Raises forbidden.
 */
export const eraseArticleBatch = command(
  async (
    context,
    input: { origin: { type: string; id: string }; articles: readonly { id: string; version: number }[] },
  ) => {
    const { tx, actor } = context
    if (!isMaster(actor)) throw new DomainError('forbidden')
    const rows = await lockArticles(
      tx,
      input.articles.map(({ id }) => id),
    )
    const found = input.articles.flatMap(({ id, version }) => {
      const row = rows.get(id)
      return row?.version === version ? [row] : []
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
