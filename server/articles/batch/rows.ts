import { titleOrNone } from '#lib/articles/article.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import type { BulkResult } from '#lib/list/bulk.ts'
import { messageFor } from '#lib/messages.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { isPublic } from '../article.ts'
import { type ArticleRow, rowSelection } from '../row.ts'
import { announceChanges, type ChangedRow, findPlaces } from '../write.ts'
import { type ArticleChange, bulkColumns } from './change.ts'
import { insertVersions, takeOverSearch, writeSearch, writeSearchNames } from './insert-articles.ts'

/** A locked article and its change. */
export interface Planned {
  before: ArticleRow
  change: ArticleChange
}

/** Locks articles in the order of their ids and reads them, those in the trash too. */
export async function lockArticles(tx: Tx, ids: readonly string[]): Promise<Map<string, ArticleRow>> {
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
  const rows = await tx.article.findMany({ where: { id: { in: [...ids] } }, ...rowSelection })
  return new Map(rows.map(row => [row.id, row]))
}

/** Plans the change of each article. A refusal leaves the others alone and is given with its sentence. */
export function planEach(
  ids: readonly string[],
  rows: ReadonlyMap<string, ArticleRow>,
  plan: (row: ArticleRow) => ArticleChange,
): { planned: Planned[]; refused: BulkResult['refused'] } {
  const planned: Planned[] = []
  const refused: BulkResult['refused'] = []
  for (const id of ids) {
    const before = rows.get(id)
    try {
      if (!before) throw new DomainError('article_not_found')
      planned.push({ before, change: plan(before) })
    } catch (error) {
      if (!isDomainError(error)) throw error
      refused.push({
        id,
        message: Object.values(error.fields)[0] ?? messageFor(error),
        title: titleOrNone(before?.title ?? ''),
      })
    }
  }
  return { planned, refused }
}

/**
 * Writes the changes of locked articles, one statement a table: columns, lists, versions, search. Forgets their pages and emits their
 * events. Each article's version grows, so that a form that is open on it meets the conflict. Gives the rows before and after.
 */
export async function writeChanges(context: CommandContext, planned: readonly Planned[]): Promise<ChangedRow[]> {
  if (planned.length === 0) return []
  const { tx } = context
  await writeColumns(context, planned)
  await insertVersions(
    context,
    planned.map(({ before }) => before.id),
  )
  await writeLists(tx, planned)
  const changed = planned.map(each => ({ before: each.before, after: changedRow(each) }))
  await writeFound(context, changed)
  await announceChanges(context, changed)
  return changed
}

type Place = ArticleRow['locations'][number]
const cityRow = (locationPath: string): Place => ({
  locationPath,
  locationType: 'city',
  locationName: '',
  confidence: 1,
})
const isNoCity = ({ locationType }: Place) => locationType !== 'city'

/** Writes or deletes the search rows of articles that are or were public. The deferred triggers find that done and skip them. */
async function writeFound(context: CommandContext, changed: readonly ChangedRow[]): Promise<void> {
  const touched = changed.filter(({ before, after }) => isPublic(before) || isPublic(after))
  const keepsText = ({ before, after }: ChangedRow) =>
    isPublic(before) && isPublic(after) && before.visibility === after.visibility
  const idsOf = (rows: readonly ChangedRow[]) => rows.map(({ after }) => after.id)
  const named = idsOf(touched.filter(keepsText))
  const whole = idsOf(touched.filter(row => !keepsText(row)))
  const keepsNames = ({ before, after }: ChangedRow) =>
    after.tags === before.tags && after.locations === before.locations && after.credits === before.credits
  const moved = idsOf(touched.filter(row => !keepsText(row) && keepsNames(row)))
  if (moved.length > 0) await takeOverSearch(context, moved)
  if (named.length > 0) await writeSearchNames(context, named)
  if (whole.length > 0) await writeSearch(context, whole)
}

/** The row after its change, in memory. */
const changedRow = ({ before, change: { columns, tags, cities, credits } }: Planned): ArticleRow => ({
  ...before,
  ...columns,
  version: before.version + 1,
  tags: tags ?? before.tags,
  locations: cities ? [...cities.map(cityRow), ...before.locations.filter(isNoCity)] : before.locations,
  credits: credits?.map(credit => ({ ...credit, profile: null })) ?? before.credits,
})

async function writeColumns({ tx, now }: CommandContext, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ before, change }) => {
    const row = { ...before, ...change.columns }
    return { id: before.id, ...Object.fromEntries(bulkColumns.map(name => [name, row[name]])) }
  })
  await tx.$executeRaw`
    UPDATE articles a SET status = r.status, visibility = r.visibility, author_id = r."authorId", location_path = r."locationPath",
        published_at = r."publishedAt", changed_at = r."changedAt", deleted_at = r."deletedAt", deleted_by = r."deletedBy",
        submitted_at = r."submittedAt", claimed_by = r."claimedBy", publish_at = r."publishAt", unpublish_at = r."unpublishAt",
        scheduled_by = r."scheduledBy", embargo_note = r."embargoNote", unreviewed_at = r."unreviewedAt",
        unreviewed_by = r."unreviewedBy", version = a.version + 1, updated_at = ${now}
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (id uuid, status article_status, visibility visibility,
        "authorId" uuid, "locationPath" text, "publishedAt" timestamptz, "changedAt" timestamptz, "deletedAt" timestamptz,
        "deletedBy" uuid, "submittedAt" timestamptz, "claimedBy" uuid, "publishAt" timestamptz, "unpublishAt" timestamptz,
        "scheduledBy" uuid, "embargoNote" text, "unreviewedAt" timestamptz, "unreviewedBy" uuid)
      WHERE a.id = r.id`
}

async function writeLists(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const rowsOf = <Item extends object>(items: (change: ArticleChange) => readonly Item[] | undefined) => {
    const changed = planned.flatMap(({ before: { id }, change }) => {
      const list = items(change)
      return list ? [{ id, list }] : []
    })
    const rows = changed.flatMap(({ id, list }) => list.map((item, position) => ({ ...item, articleId: id, position })))
    return { ids: changed.map(({ id }) => id), rows }
  }
  const of = (ids: string[]) => ({ where: { articleId: { in: ids } } })

  const tags = rowsOf(change => change.tags)
  if (tags.ids.length > 0) {
    await tx.articleTag.deleteMany(of(tags.ids))
    await tx.articleTag.createMany({ data: tags.rows })
  }
  const cities = planned.flatMap(({ change }) => change.cities ?? [])
  const names = new Map((await findPlaces(tx, [...new Set(cities)])).map(place => [place.locationPath, place]))
  const places = rowsOf(change => change.cities?.flatMap(path => names.get(path) ?? []))
  if (places.ids.length > 0) {
    await tx.articleLocation.deleteMany({ where: { ...of(places.ids).where, locationType: 'city' } })
    await tx.articleLocation.createMany({
      data: places.rows.map(row => ({ ...row, isPrimary: row.position === 0 })),
    })
  }
  const credits = rowsOf(change => change.credits)
  if (credits.ids.length > 0) {
    await tx.articleCredit.deleteMany(of(credits.ids))
    await tx.articleCredit.createMany({ data: credits.rows })
  }
}
