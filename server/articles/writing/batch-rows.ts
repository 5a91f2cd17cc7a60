import { randomBytes } from 'node:crypto'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { PreparedArticle } from './commands/prepare-article.ts'
import { lexemesOf } from './lexemes.ts'

/** A prepared article with its new id and slug. */
export interface PlacedArticle {
  id: string
  slug: string
  article: PreparedArticle
}

/** A new id (RFC 9562, version 7). Ids of one instant sort by their place in the batch, so an index grows at its end. */
export function idAt(now: Date, place: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt16BE(0x7000 | (place & 0x0fff), 6)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Rows as one JSON parameter, for `json_to_recordset`. */
const asJson = (rows: readonly object[]) => JSON.stringify(rows)

/** Inserts the rows of articles, at version 1. */
export async function insertArticles({ tx, now }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const rows = placed.map(({ id, slug, article }) => ({
    ...article.columns,
    id,
    slug,
    status: article.status,
    authorId: article.authorId,
    publishedAt: article.publishedAt,
    changedAt: article.changedAt,
    focusX: article.columns.coverFocusX ?? 50,
    focusY: article.columns.coverFocusY ?? 50,
    submittedAt: article.status === 'review' ? now : null,
    wordCount: article.wordCount,
  }))
  await tx.$executeRaw`
    INSERT INTO articles (id, slug, title, summary, content, teaser, cover_media_id, cover_image, cover_alt, cover_credit, cover_focus_x,
        cover_focus_y, visibility, location_path, status, author_id, published_at, changed_at, submitted_at, word_count, created_at, updated_at)
      SELECT id, slug, title, summary, content, teaser, "coverMediaId", "coverImage", "coverAlt", "coverCredit", "focusX",
          "focusY", visibility, "locationPath", status, "authorId", "publishedAt", "changedAt", "submittedAt", "wordCount", ${now}, ${now}
        FROM json_to_recordset(${asJson(rows)}::json) AS row (id uuid, slug text, title text, summary text, content text, teaser text,
          "coverMediaId" uuid, "coverImage" text, "coverAlt" text, "coverCredit" text, "focusX" smallint, "focusY" smallint,
          visibility visibility, "locationPath" text, status article_status, "authorId" uuid, "publishedAt" timestamptz,
          "changedAt" timestamptz, "submittedAt" timestamptz, "wordCount" int)`
}

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
  const rows = placed.flatMap(({ id, article }) => article.tags.map((tag, position) => ({ id, ...tag, position })))
  await tx.$executeRaw`
    INSERT INTO article_tags (article_id, tag, tag_key, position)
      SELECT id, tag, "tagKey", position
        FROM json_to_recordset(${asJson(rows)}::json) AS row (id uuid, tag text, "tagKey" text, position int)`
}

/** Inserts the locations of all articles; `names` gives each path's name. */
export async function insertPlaces(
  { tx }: CommandContext,
  placed: readonly PlacedArticle[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = placed.flatMap(({ id, article }) =>
    article.cities.map((path, position) => ({ id, path, name: names.get(path), position })),
  )
  await tx.$executeRaw`
    INSERT INTO article_locations (article_id, location_path, location_name, position, is_primary)
      SELECT id, path, name, position, position = 0
        FROM json_to_recordset(${asJson(rows)}::json) AS row (id uuid, path text, name text, position int)`
}

/** Writes the credits of articles that have any, over the owner's credit that a database trigger wrote. */
export async function writeAllCredits({ tx }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const rows = placed.flatMap(({ id, article }) =>
    article.credits.map(({ personId, name, agency, craft }, position) => ({
      id,
      position,
      craft,
      profileId: personId,
      name: personId === null ? name : '',
      isAgency: personId === null && agency,
    })),
  )
  await tx.$executeRaw`
    INSERT INTO article_credits (article_id, position, craft, profile_id, name, is_agency)
      SELECT id, position, craft, "profileId", name, "isAgency"
        FROM json_to_recordset(${asJson(rows)}::json)
          AS row (id uuid, position int, craft craft, "profileId" uuid, name text, "isAgency" boolean)
        ORDER BY id, position
      ON CONFLICT (article_id, position) DO UPDATE
        SET craft = excluded.craft, profile_id = excluded.profile_id, name = excluded.name, is_agency = excluded.is_agency`
}

/** Writes the search rows of articles in one statement. The deferred triggers find them written by this transaction and skip them. */
export async function writeSearch({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search(${ids}::uuid[])`
}

/** `writeSearch` of articles whose words are known: the database reads no body. */
export async function writeSearchOf({ tx }: CommandContext, placed: readonly PlacedArticle[]): Promise<void> {
  const bodies = placed.map(({ article }) => article.bodyWords)
  const ids = placed.map(({ id }) => id)
  const excerpts = bodies.map(body => body?.excerpt ?? '')
  await tx.$executeRaw`SELECT keep_search_given(${ids}::uuid[], ${excerpts}::text[], ${await lexemesOf(tx, bodies)}::text[])`
}

/** Writes the tags, cities and signers of public articles into their search rows, whose other parts stay. */
export async function writeSearchNames({ tx }: CommandContext, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT keep_search_names(${ids}::uuid[])`
}
