import { searchKeyOf } from '#lib/search/head-words.ts'
import { binaryArray } from '#server/platform/db/binary.ts'
import { idAt } from '#server/platform/db/ids.ts'
import { withLarge } from '#server/platform/db/large.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { PlacedArticle } from './commands/prepare-article.ts'
import { type SearchRows, searchRowsOf } from './search-rows.ts'

/** Rows as one JSON parameter, for `json_to_recordset`. */
const asJson = (rows: readonly object[]) => JSON.stringify(rows)

/**
 * Inserts articles at version 1 with their versions, tags, places, credits and search rows, in one statement: `names` gives each city's name. Each article has
 * credits.
 */
export async function insertArticles(
  { tx, actor, now }: CommandContext,
  placed: readonly PlacedArticle[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = placed.map(({ id, slug, article }) => ({
    ...article.columns,
    // These two are long and stand apart.
    content: undefined,
    teaser: undefined,
    id,
    slug,
    searchKey: searchKeyOf(article.columns.title),
    status: article.status,
    authorId: article.authorId,
    publishedAt: article.publishedAt,
    changedAt: article.changedAt,
    focusX: article.columns.coverFocusX ?? 50,
    focusY: article.columns.coverFocusY ?? 50,
    submittedAt: article.status === 'review' ? now : null,
    wordCount: article.wordCount,
  }))
  const versions = placed.map((_, place) => idAt(now, place))
  const found = await searchRowsOf(
    tx,
    placed.filter(({ article }) => article.status === 'published'),
  )
  const lists = [rows, tagRows(placed), placeRows(placed, names), creditRows(placed), found.rows, found.words]
  const bodies = ['content', 'teaser'] as const
  await withLarge(
    [
      ...lists.map(asJson),
      ...bodies.map(name =>
        binaryArray(
          'text',
          placed.map(({ article }) => article.columns[name]),
        ),
      ),
      ...searchTexts(found),
    ],
    ([articles, tags, places, credits, searched, words, contents, teasers, excerpts, documents]) => tx.$executeRaw`
      SELECT write_article_batch(${now}, ${actor.id}::uuid, ${articles}::json, ${contents}::text[], ${teasers}::text[], ${versions}::uuid[],
        ${tags}::json, ${places}::json, ${credits}::json, ${searched}::json, ${excerpts}::text[], ${documents}::tsvector[], ${words}::json,
        ${found.unread})`,
  )
}

/** The long texts of search rows. */
const searchTexts = ({ excerpts, documents }: SearchRows) => [
  binaryArray('text', excerpts),
  binaryArray('tsvector', documents),
]

/** The date by which a list finds an article; null while it is not public. */
const listedAt = ({ article }: PlacedArticle) => (article.status === 'published' ? article.publishedAt : null)

const tagRows = (placed: readonly PlacedArticle[]) =>
  placed.flatMap(each =>
    each.article.tags.map((tag, position) => ({ id: each.id, ...tag, position, listedAt: listedAt(each) })),
  )

const placeRows = (placed: readonly PlacedArticle[], names: ReadonlyMap<string, string>) =>
  placed.flatMap(each =>
    each.article.cities.map((path, position) => {
      return { id: each.id, path, name: names.get(path), position, listedAt: listedAt(each) }
    }),
  )

/** A person is listed once an article, by the first thing that they did for it. */
const creditRows = (placed: readonly PlacedArticle[]) =>
  placed.flatMap(each =>
    each.article.credits.map(({ personId, name, agency, craft }, position) => ({
      ...{ id: each.id, position, craft, profileId: personId },
      name: personId === null ? name : '',
      isAgency: personId === null && agency,
      listedAt:
        personId !== null && each.article.credits.findIndex(credit => credit.personId === personId) === position
          ? listedAt(each)
          : null,
    })),
  )

/** Inserts the first version of each article from its stored row, so that bodies are sent once. */
export async function insertVersions({ tx, actor, now }: CommandContext, ids: readonly string[]): Promise<void> {
  const versions = ids.map((_, place) => idAt(now, place))
  await tx.$executeRaw`
    INSERT INTO article_versions (id, article_id, version_number, title, summary, content, status, changed_by, created_at)
      SELECT given.version, a.id, a.version, a.title, a.summary, a.content, a.status, coalesce(${actor.id}::uuid, a.author_id), ${now}
        FROM unnest(${versions}::uuid[], ${ids}::uuid[]) AS given (version, id) JOIN articles a USING (id)`
}

/** Inserts the tags of all articles. */
export async function insertTags({ tx }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO article_tags (article_id, tag, tag_key, position)
      SELECT id, tag, "tagKey", position
        FROM json_to_recordset(${asJson(tagRows(placed))}::json) AS row (id uuid, tag text, "tagKey" text, position int)`
}

/** Inserts the locations of all articles; `names` gives each path's name. */
export async function insertPlaces(
  { tx }: CommandContext,
  placed: readonly PlacedArticle[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO article_locations (article_id, location_path, location_name, position, is_primary)
      SELECT id, path, name, position, position = 0
        FROM json_to_recordset(${asJson(placeRows(placed, names))}::json) AS row (id uuid, path text, name text, position int)`
}

/** Inserts the credits of all articles. */
export async function insertCredits({ tx }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO article_credits (article_id, position, craft, profile_id, name, is_agency)
      SELECT id, position, craft, "profileId", name, "isAgency"
        FROM json_to_recordset(${asJson(creditRows(placed))}::json)
          AS row (id uuid, position int, craft craft, "profileId" uuid, name text, "isAgency" boolean)
        ORDER BY id, position`
}

/** Writes the search rows of articles in one statement. The deferred triggers find them written by this transaction and skip them. */
export async function writeSearch({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search(${ids}::uuid[])`
}

/** `writeSearch` of public articles whose words are known: the database reads no body. */
export async function writeSearchOf({ tx }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const found = await searchRowsOf(tx, placed)
  const ids = placed.map(({ id }) => id)
  await withLarge(
    [asJson(found.rows), asJson(found.words), ...searchTexts(found)],
    ([given, words, excerpts, documents]) => tx.$executeRaw`
      SELECT keep_search_given(${ids}::uuid[], ${given}::json, ${excerpts}::text[], ${documents}::tsvector[], ${words}::json, ${found.unread})`,
  )
}

/** Writes the tags, cities and signers of public articles into their search rows, whose other parts stay. */
export async function writeSearchNames({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search_names(${ids}::uuid[])`
}
