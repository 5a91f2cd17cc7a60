import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic } from '../../article.ts'
import { fieldsOf } from '../../fields.ts'
import { type ArticleRow, pressKeys, TAKEDOWN_KEY } from '../../row.ts'
import { insertVersions, writeLists, writeSearch } from '../insert-articles.ts'
import { lockArticles } from '../rows.ts'
import { type ForeignArticle, type PlacedArticle, type PreparedArticle, signed } from './prepare-article.ts'

/** A new text of an article, and the version that it replaces. */
export interface Rewrite {
  id: string
  version: number
  article: PreparedArticle
  /** Whether the former cover stays when the new text has none. */
  keepCover?: boolean
}

/** What a rewrite replaced. As JSON its dates are texts. */
export type FormerArticle = Omit<ForeignArticle, 'key'>

/** A rewritten article: its new version, and what it was. */
export interface Rewritten {
  id: string
  version: number
  former: FormerArticle
}

/**
 * Writes new texts over up to 250 articles of another system, one statement a table, each with a version row. Slugs stay; a public article stays
 * public and keeps its first date, unless `restores` says that the given texts are former ones, which come back whole. Leaves out an article that was saved since its `version`, is in the trash or is gone. Notifies
 * nobody and emits no event. For masters and the system. Raises forbidden, unknown_city or invalid.
 */
export const rewriteArticleBatch = command(
  async (
    context,
    input: { origin: { type: string; id: string }; articles: readonly Rewrite[]; restores?: boolean },
  ): Promise<Rewritten[]> => {
    const { tx, actor } = context
    if (!isMaster(actor)) throw new DomainError('forbidden')
    if (input.articles.length === 0) return []
    const rows = await lockArticles(
      tx,
      input.articles.map(({ id }) => id),
    )
    const changes = input.articles.flatMap(({ id, version, article, keepCover }) => {
      const before = rows.get(id)
      if (!before || before.version !== version || before.deletedAt) return []
      const own = keepCover ? withCover(before, article) : article
      const given = input.restores ? own : keptPublic(before, own)
      return [{ before, placed: { id, slug: before.slug, article: signed(given) } }]
    })
    if (changes.length === 0) return []
    const ids = changes.map(({ placed }) => placed.id)
    await writeColumns(
      context,
      changes.map(({ placed }) => placed),
    )
    await insertVersions(context, ids)
    await writeLists(
      context,
      changes.map(({ placed }) => placed),
    )
    const seen = changes.filter(({ before, placed }) => isPublic(before) || placed.article.status === 'published')
    if (seen.length > 0) {
      await writeSearch(
        context,
        seen.map(({ placed }) => placed.id),
      )
      await forget(tx, [...seen.flatMap(keysOf), TAKEDOWN_KEY])
    }
    await audit(context, { action: 'article.batch_rewritten', subject: input.origin, details: { ids } })
    return changes.map(({ before }) => ({ id: before.id, version: before.version + 1, former: formerOf(before) }))
  },
)

/** A text that readers see is taken down by nobody but a person, and keeps the date of its first publication. */
const keptPublic = (before: ArticleRow, article: PreparedArticle): PreparedArticle =>
  isPublic(before)
    ? {
        ...article,
        status: 'published',
        publishedAt: before.publishedAt,
        changedAt: article.changedAt ?? before.changedAt,
      }
    : article

/** The article with the former cover, if it has none of its own. */
function withCover(before: ArticleRow, article: PreparedArticle): PreparedArticle {
  if (article.columns.coverMediaId !== null || article.columns.coverImage !== null) return article
  const { coverMediaId, coverImage, coverAlt, coverCredit, coverCaption } = before
  return { ...article, columns: { ...article.columns, coverMediaId, coverImage, coverAlt, coverCredit, coverCaption } }
}

/** An article as it is, in the shape that a rewrite takes. */
export function formerOf(row: ArticleRow): FormerArticle {
  const { authorId, status, publishedAt, changedAt } = row
  return { fields: fieldsOf(row), authorId, status, publishedAt, changedAt }
}

/** The keys of the pages that list an article before and after the change. */
const keysOf = ({ before, placed: { id, slug, article } }: { before: ArticleRow; placed: PlacedArticle }): string[] => {
  const { credits, cities, tags } = article
  const signers = credits.map(({ personId }) => ({ profileId: personId }))
  const locations = cities.map(locationPath => ({ locationPath }))
  return [...pressKeys(before), ...pressKeys({ id, slug, tags: [...tags], locations, credits: signers })]
}

async function writeColumns({ tx, now }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const rows = placed.map(({ id, article: { columns, status, authorId, publishedAt, changedAt } }) => ({
    ...columns,
    id,
    status,
    authorId,
    publishedAt,
    changedAt,
  }))
  await tx.$executeRaw`
    UPDATE articles a SET title = r.title, summary = r.summary, content = r.content, teaser = r.teaser, cover_media_id = r."coverMediaId",
        cover_image = r."coverImage", cover_alt = r."coverAlt", cover_credit = r."coverCredit",
        cover_caption = coalesce(r."coverCaption", a.cover_caption), visibility = r.visibility, location_path = r."locationPath", status = r.status, author_id = r."authorId", published_at = r."publishedAt",
        changed_at = r."changedAt", version = a.version + 1, updated_at = ${now}
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (id uuid, title text, summary text, content text, teaser text,
        "coverMediaId" uuid, "coverImage" text, "coverAlt" text, "coverCredit" text, "coverCaption" text, visibility visibility, "locationPath" text,
        status article_status, "authorId" uuid, "publishedAt" timestamptz, "changedAt" timestamptz)
      WHERE a.id = r.id`
}
