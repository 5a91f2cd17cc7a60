import { articlePath } from '#lib/addresses/paths.ts'
import { cityPathsOf, otherPlacesOf, placePath } from '#lib/articles/suggestions/places.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { tagKey } from '#lib/text/text.ts'
import { type SanitizedContent, sanitizeContent } from '#server/platform/body.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { emit, emitAll } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic, wasPublic } from './article.ts'
import { signedAs } from './credits.ts'
import { articleChanged, publicArticleSaved } from './events.ts'
import { type ArticleRow, CORRECTIONS_KEY, feedsOf, pressKeys, TAKEDOWN_KEY } from './row.ts'
import { countTraining } from './suggestions/commands/count-training.ts'
import { cutTeaser } from './teaser.ts'

/**
 * The columns for an author's fields, with the body sanitised, unless it is given so, and its teaser cut. A form changes no other column. Raises
 * invalid when the sanitised body is too large: the schema has counted only the body before that.
 */
export function columnsOf(fields: ArticleFields, sanitized?: SanitizedContent) {
  const content = sanitized ?? sanitizeContent(fields.content)
  if (Buffer.byteLength(content) > limits.content.maxBytes) {
    throw new DomainError('invalid', { fields: { content: 'Conteúdo muito longo' } })
  }
  return {
    title: fields.title,
    summary: fields.summary,
    content,
    teaser: cutTeaser(content),
    coverMediaId: fields.coverMediaId,
    coverImage: fields.coverMediaId ? null : fields.coverImage,
    coverAlt: fields.coverAlt,
    coverCredit: fields.coverCredit,
    ...(fields.coverCaption !== undefined && { coverCaption: fields.coverCaption }),
    ...(fields.coverFocus && { coverFocusX: fields.coverFocus.x, coverFocusY: fields.coverFocus.y }),
    visibility: fields.visibility,
    locationPath: fields.cities[0] ?? null,
  } satisfies Prisma.ArticleUncheckedUpdateInput
}

/** The locations of paths, in their order. Raises unknown_city for a path that is not on the list of municipalities. */
export async function findPlaces(tx: Tx, cities: readonly string[]) {
  const known = await tx.municipality.findMany({
    where: { path: { in: [...cities] } },
    select: { path: true, name: true },
  })
  const names = new Map(known.map(({ path, name }) => [path, name]))
  return cities.map(locationPath => {
    const locationName = names.get(locationPath)
    if (!locationName) throw new DomainError('unknown_city', { fields: { cities: 'Escolha uma cidade da lista.' } })
    return { locationPath, locationName }
  })
}

/** The certainty of places by their paths: as stored, or as the analysis gave it. A place that a person entered has 1. */
function confidencesOf({ analysis }: ArticleFields, stored: readonly ArticleRow['locations'][number][]) {
  const suggested = (analysis?.places ?? []).map(
    ({ type, name, path, confidence }) => [type === 'city' ? path : placePath({ type, name }), confidence] as const,
  )
  const known = stored.map(({ locationPath, confidence }) => [locationPath, confidence] as const)
  return new Map<string | undefined, number>([...suggested, ...known])
}

/** Among the newest articles of a tag, how many are looked at, and how many make a spelling the established one. */
const newestOfTag = 50
const established = 3

/** Tags as other published articles spell them, where at least three do; another tag keeps the spelling that was typed (ART-9). */
async function spelledAs(tx: Tx, articleId: string, tags: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string; tag: string }[]>`
    SELECT wanted.key, known.tag FROM unnest(${tags.map(tagKey)}::text[]) AS wanted (key) CROSS JOIN LATERAL (
      SELECT tag FROM (
        SELECT tag FROM article_tags WHERE tag_key = wanted.key AND listed_at IS NOT NULL AND article_id <> ${articleId}::uuid
          ORDER BY listed_at DESC, article_id DESC LIMIT ${newestOfTag}::int
      ) newest GROUP BY tag HAVING count(*) >= ${established}::int ORDER BY count(*) DESC, tag LIMIT 1
    ) known`
  const known = new Map(rows.map(({ key, tag }) => [key, tag]))
  return tags.map(tag => known.get(tagKey(tag)) ?? tag)
}

/** Replaces an article's tags, cities and, when the fields have them, its other places. `stored` are its places so far. Raises unknown_city. */
export async function writeTagsAndPlaces(
  tx: Tx,
  articleId: string,
  fields: ArticleFields,
  stored: readonly ArticleRow['locations'][number][] = [],
): Promise<void> {
  const { tags, cities, places } = fields
  const confidence = confidencesOf(fields, stored)
  const found = await findPlaces(tx, cities)
  const spelled = tags.length > 0 ? await spelledAs(tx, articleId, tags) : []
  const rows = [
    ...found.map((place, position) => ({ ...place, locationType: 'city', position, isPrimary: position === 0 })),
    ...(places ?? []).map((place, at) => ({
      locationPath: placePath(place),
      locationName: place.name,
      locationType: place.type,
      position: found.length + at,
      isPrimary: false,
    })),
  ]
  await tx.articleTag.deleteMany({ where: { articleId } })
  await tx.articleTag.createMany({
    data: spelled.map((tag, position) => ({ articleId, tag, tagKey: tagKey(tag), position })),
  })
  await tx.articleLocation.deleteMany({ where: { articleId, ...(places ? {} : { locationType: 'city' }) } })
  await tx.articleLocation.createMany({
    data: rows.map(row => ({ ...row, articleId, confidence: confidence.get(row.locationPath) ?? 1 })),
  })
}

/** Whether a row already has these fields and their columns. The slug is not compared: a taken slug is stored as another one. */
export function isUnchanged(
  article: ArticleRow,
  fields: ArticleFields,
  columns: ReturnType<typeof columnsOf> = columnsOf(fields),
): boolean {
  const same = Object.entries(columns).every(([name, value]) => article[name as keyof ArticleRow] === value)
  const keys = (list: string[]) => JSON.stringify(list)
  return (
    same &&
    keys(article.tags.map(tag => tag.tagKey)) === keys(fields.tags.map(tagKey)) &&
    keys(cityPathsOf(article.locations)) === keys(fields.cities) &&
    (!fields.places || keys(otherPlacesOf(article.locations).map(placePath)) === keys(fields.places.map(placePath))) &&
    (!fields.credits || signedAs(article, fields.credits))
  )
}

/** Writes the version row of a save, in its transaction (VER-1). `autosave` is the id of the form when it saved by itself. */
export async function recordVersion(
  { tx, actor, now }: CommandContext,
  article: ArticleRow,
  autosave: string | null = null,
): Promise<void> {
  await tx.articleVersion.create({
    data: {
      articleId: article.id,
      versionNumber: article.version,
      title: article.title,
      summary: article.summary,
      content: article.content,
      status: article.status,
      changedBy: actor.id ?? article.authorId,
      createdAt: now,
      autosavedBy: autosave,
      autosavedSince: autosave && now,
    },
  })
}

/** An article's row before and after a change. */
export interface ChangedRow {
  before: ArticleRow
  after: ArticleRow
}

/** `announceChanges` of one article. */
export const announceChange = (context: CommandContext, before: ArticleRow, after: ArticleRow): Promise<void> =>
  announceChanges(context, [{ before, after }])

/**
 * Forgets the pages of articles that are or were public, by their keys before and after the change, and emits the articles' events:
 * changed, and published while one is public.
 */
export async function announceChanges(context: CommandContext, all: readonly ChangedRow[]): Promise<void> {
  const { tx } = context
  const changes = all.filter(({ before, after }) => isPublic(before) || isPublic(after))
  if (changes.length === 0) return
  // Its corrections leave the list of all corrections, which has no key of this article.
  const corrected = changes.some(({ before }) => !isPublic(before) && wasPublic(before))
  // Keys of both sides: they also forget a page that lists it under the old city or tag, and a 404 kept under the new address.
  const keys = changes.flatMap(({ before, after }) => [...pressKeys(before), ...pressKeys(after)])
  if (changes.some(({ before, after }) => isPublic(before) && !isPublic(after))) keys.push(TAKEDOWN_KEY)
  await forget(tx, corrected ? [...keys, CORRECTIONS_KEY] : keys)
  const seen = changes.flatMap(({ before, after }) => [before, after].filter(isPublic))
  const distinct = (paths: string[]) => [...new Set(paths)]
  await emit(tx, articleChanged, {
    paths: distinct(seen.map(articlePath)),
    feeds: distinct(seen.flatMap(feedsOf)),
  })
  const newlyPublic = changes.filter(({ before, after }) => !isPublic(before) && isPublic(after))
  if (newlyPublic.length > 0) await countTraining.within(context, { ids: newlyPublic.map(({ after }) => after.id) })
  const published = changes.filter(({ after }) => isPublic(after)).map(({ after }) => ({ articleId: after.id }))
  await emitAll(tx, publicArticleSaved, published)
}
