import { idAt } from '#server/platform/db/ids.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { findPlaces } from '../write.ts'
import type { PlacedArticle } from './commands/prepare-article.ts'

/** Inserts articles at version 1 with their versions. The database signs each with its owner. */
export async function insertArticles(context: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const { tx, now } = context
  const rows = placed.map(
    ({ id, slug, article: { columns, wordCount, status, authorId, publishedAt, changedAt } }) => ({
      ...columns,
      coverCaption: columns.coverCaption ?? '',
      coverFocusX: columns.coverFocusX ?? 50,
      coverFocusY: columns.coverFocusY ?? 50,
      id,
      slug,
      wordCount,
      status,
      authorId,
      publishedAt,
      changedAt,
      submittedAt: status === 'review' ? now : null,
      createdAt: now,
      updatedAt: now,
    }),
  )
  await insertRows(tx, 'articles', rows)
  await insertVersions(
    context,
    placed.map(({ id }) => id),
  )
}

/** Inserts the present version of each article from its stored row, so that bodies are sent once. */
export async function insertVersions({ tx, actor, now }: CommandContext, ids: readonly string[]): Promise<void> {
  const versions = ids.map((_, place) => idAt(now, place))
  await tx.$executeRaw`
    INSERT INTO article_versions (id, article_id, version_number, title, summary, content, status, changed_by, created_at)
      SELECT given.version, a.id, a.version, a.title, a.summary, a.content, a.status, coalesce(${actor.id}::uuid, a.author_id), ${now}
        FROM unnest(${versions}::uuid[], ${ids}::uuid[]) AS given (version, id) JOIN articles a USING (id)`
}

/** Replaces the tags and cities of articles, and the credits of those in `credited`. Raises unknown_city. */
export async function writeLists(
  { tx }: CommandContext,
  placed: readonly PlacedArticle[],
  credited: readonly PlacedArticle[] = placed,
): Promise<void> {
  const of = { articleId: { in: placed.map(({ id }) => id) } }
  const found = await findPlaces(tx, [...new Set(placed.flatMap(({ article }) => article.cities))])
  const names = new Map(found.map(place => [place.locationPath, place]))
  await tx.articleTag.deleteMany({ where: of })
  await tx.articleLocation.deleteMany({ where: { ...of, locationType: 'city' } })
  await tx.articleCredit.deleteMany({ where: { articleId: { in: credited.map(({ id }) => id) } } })
  const tags = placed.flatMap(({ id, article }) =>
    article.tags.map((tag, position) => ({ articleId: id, position, ...tag })),
  )
  const cities = placed.flatMap(({ id, article }) =>
    article.cities.map((path, position) => ({
      articleId: id,
      position,
      isPrimary: position === 0,
      ...names.get(path),
    })),
  )
  const credits = credited.flatMap(({ id, article }) =>
    article.credits.map(({ personId, name, agency, craft }, position) => ({
      articleId: id,
      position,
      craft,
      profileId: personId,
      name: personId === null ? name : '',
      isAgency: personId === null && agency,
    })),
  )
  await insertRows(tx, 'article_tags', tags)
  await insertRows(tx, 'article_locations', cities)
  await insertRows(tx, 'article_credits', credits)
}

/** Writes the search rows of articles in one statement. The deferred triggers find them written by this transaction and skip them. */
export async function writeSearch({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search(${ids}::uuid[])`
}

/** Before `writeSearch`, for articles whose words stay: those that leave the public keep what the search has of them, for the newsroom. */
export async function takeOverSearch({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT take_over_search(${ids}::uuid[])`
}

/** Writes the tags, cities and signers of public articles into their search rows, whose other parts stay. */
export async function writeSearchNames({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search_names(${ids}::uuid[])`
}
