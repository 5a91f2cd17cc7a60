import { isMaster } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import type { ArticleRow } from '../../row.ts'
import { lockArticles } from '../rows.ts'
import { type PreparedArticle, prepareArticle } from './prepare-article.ts'
import { formerOf, rewriteArticleBatch } from './rewrite-article-batch.ts'

/**
 * Publishes up to 250 drafts of another system that were public there, each with the date of that time. Leaves out an article that was saved since its
 * `version`, is no draft, has no date of the past or is incomplete. Notifies nobody and emits no event. Gives the new versions. For masters and the system. Raises
 * forbidden.
 */
export const publishArticleBatch = command(
  async (
    context,
    input: { origin: { type: string; id: string }; articles: readonly { id: string; version: number }[] },
  ): Promise<{ id: string; version: number }[]> => {
    const { tx, actor, now } = context
    if (!isMaster(actor)) throw new DomainError('forbidden')
    const rows = await lockArticles(
      tx,
      input.articles.map(({ id }) => id),
    )
    const articles = input.articles.flatMap(({ id, version }) => {
      const row = rows.get(id)
      const isReady = row?.status === 'draft' && row.publishedAt !== null && row.publishedAt <= now
      const article = isReady ? published(row) : null
      return article ? [{ id, version, article }] : []
    })
    const written = await rewriteArticleBatch.within(context, { origin: input.origin, articles })
    return written.map(({ id, version }) => ({ id, version }))
  },
)

/** The article as a published one; null when its text is incomplete. */
function published(row: ArticleRow): PreparedArticle | null {
  try {
    return prepareArticle({ ...formerOf(row), key: row.id, status: 'published' })
  } catch (error) {
    if (isDomainError(error) && error.code === 'invalid') return null
    throw error
  }
}
