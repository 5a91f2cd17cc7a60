import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { idAt } from '#server/platform/db/ids.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { newsroomOrByline } from '../../credits.ts'
import { pressKeys } from '../../row.ts'
import { attachSlugs, claimSlugs } from '../../slug.ts'
import { insertArticles, writeLists, writeSearch } from '../insert-articles.ts'
import { type PlacedArticle, type PreparedArticle, signed } from './prepare-article.ts'

/** A larger batch would make one long transaction, with so many keys that every kept page is forgotten. */
export const mostAtOnce = 250

/** A batch of articles; `origin` is its subject in the audit, such as an import session. */
export interface Batch {
  origin: { type: string; id: string }
  articles: readonly PreparedArticle[]
  /** Whether the lists that readers have show the articles when this commits (default), or the caller forgets those pages later. */
  shown?: 'now' | 'later'
}

export interface WrittenArticle {
  key: string
  id: string
  /** The wanted slug, or the next free one. */
  slug: string
}

/**
 * Writes up to 250 new articles with their versions, slugs, tags, locations, credits and search rows, one statement a table
 * (decision 0345).
 * Gives their keys, ids and slugs in the same order. For masters and the system. These are old texts, so nobody is notified and
 * no event is emitted; pages are forgotten once. Pictures need no description. All or nothing: raises forbidden, unknown_city,
 * unknown_signer, invalid, slug_like_uuid or slug_exhausted.
 */
export const writeArticleBatch = command(
  async (context, { origin, articles, shown = 'now' }: Batch): Promise<WrittenArticle[]> => {
    const { tx, actor, now } = context
    if (!isMaster(actor)) throw new DomainError('forbidden')
    if (articles.length > mostAtOnce) throw new RangeError(`A batch has at most ${mostAtOnce} articles`)
    if (articles.length === 0) return []
    await assertKnownPeople(tx, articles)
    await assertKnownCovers(tx, articles)
    const slugs = await claimSlugs(
      tx,
      articles.map(({ slug }) => slug),
    )
    const placed = articles.map((article, place): PlacedArticle => {
      return { id: idAt(now, place), slug: slugs[place] ?? article.slug, article: signed(article) }
    })
    const ids = placed.map(({ id }) => id)
    await insertArticles(context, placed)
    // The database has signed each with its owner.
    const credited = placed.filter((_, place) => articles[place]?.credits.length)
    await writeLists(context, placed, credited)
    await attachSlugs(tx, slugs, ids)
    const open = placed.filter(({ article }) => article.status === 'published')
    await writeSearch(
      context,
      open.map(({ id }) => id),
    )
    if (shown === 'now') await forget(tx, open.flatMap(keysOf))
    await audit(context, { action: 'article.batch_written', subject: origin, details: { ids } })
    return placed.map(({ id, slug, article }) => ({ key: article.key, id, slug }))
  },
)

/** The keys of pages that list a new article, and of a 404 kept under its address. No page has its own key yet. */
const keysOf = ({ id, slug, article }: PlacedArticle): string[] => {
  const { credits, cities, tags } = article
  const signers = credits.map(({ personId }) => ({ profileId: personId }))
  const locations = cities.map(locationPath => ({ locationPath }))
  return pressKeys({ id, slug, tags: [...tags], locations, credits: signers }).filter(key => key !== `article:${id}`)
}

async function assertKnownPeople(tx: Tx, articles: readonly PreparedArticle[]): Promise<void> {
  const named = articles.flatMap(({ authorId, credits }) => [authorId, ...credits.map(({ personId }) => personId)])
  const ids = [...new Set(named)].filter(id => id !== null)
  if ((await tx.profile.count({ where: { id: { in: ids }, ...newsroomOrByline } })) === ids.length) return
  throw new DomainError('unknown_signer', { fields: { credits: messageFor({ code: 'unknown_signer', params: {} }) } })
}

async function assertKnownCovers(tx: Tx, articles: readonly PreparedArticle[]): Promise<void> {
  const ids = [...new Set(articles.map(({ columns }) => columns.coverMediaId))].filter(id => id !== null)
  if (ids.length === 0 || (await tx.media.count({ where: { id: { in: ids } } })) === ids.length) return
  throw new DomainError('invalid', { fields: { coverMediaId: 'A imagem enviada não foi encontrada.' } })
}
