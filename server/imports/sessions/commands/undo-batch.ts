import { DomainError } from '#lib/errors.ts'
import { type SitePageSlug, sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { eraseArticleBatch } from '#server/articles/batch/commands/erase-article-batch.ts'
import { type ForeignArticle, prepareArticle } from '#server/articles/batch/commands/prepare-article.ts'
import { type FormerArticle, rewriteArticleBatch } from '#server/articles/batch/commands/rewrite-article-batch.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { removeSitePage } from '#server/site/commands/write-site-page.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession } from '../lock.ts'
import { possibleFormer } from '../queries/former.ts'

/** Results of one transaction. */
export const undoneAtOnce = 200

interface UndoStep {
  id: string
  after: UndoCursor
  /** The most results. */
  most?: number
  /** Whether they only count as kept: their undo failed. */
  keep?: boolean
}

/** The last result that was looked at; null before the first. */
export type UndoCursor = { fileId: string; position: number } | null

interface Written {
  fileId: string
  position: number
  outcome: 'imported' | 'updated'
  recordId: string
  articleId: string | null
  versionBefore: number | null
  versionAfter: number | null
  former: FormerArticle | null
  pageSlug: string | null
}

/** What the undo did with a result. */
type Undone = 'removed' | 'restored' | 'kept' | 'gone'

/**
 * Takes back the next 200 articles and pages that an import wrote: deletes the imported ones, restores the former texts of the updated ones, and keeps
 * those that somebody edited since; with `keep` it keeps them all. Gives the place to go on behind; null when none are left. Repeatable. For the system. Raises forbidden,
 * not_found or undo_expired.
 */
export const undoBatch = command(
  async (context, { id, after, most = undoneAtOnce, keep = false }: UndoStep): Promise<UndoCursor> => {
    const { tx, actor, now } = context
    importPolicy.assert(actor, 'run', null)
    const session = await lockSession(tx, id)
    if (session.status !== 'undoing') throw new DomainError('undo_expired')
    await lockWritten(context, await findWritten(context, id, after, most))
    const rows = await findWritten(context, id, after, most)
    const last = rows.at(-1)
    if (!last) return null
    const origin = { type: 'import_session', id }
    const undone = keep ? [] : rows
    const removed = await removeImported(context, origin, undone)
    const restored = await restoreUpdated(context, origin, undone)
    const present = await findPresent(
      context,
      rows.flatMap(({ articleId }) => articleId ?? []),
    )
    const pages = await removePages(context, undone)
    const outcomes = rows.map((row): Undone => {
      if (row.articleId === null) return pages.has(row.pageSlug ?? '') ? 'removed' : 'kept'
      if (removed.has(row.articleId)) return 'removed'
      if (restored.has(row.articleId)) return 'restored'
      return present.has(row.articleId) ? 'kept' : 'gone'
    })
    await tx.$executeRaw`
    UPDATE import_results r SET undone = given.undone
      FROM unnest(${rows.map(({ fileId }) => fileId)}::uuid[], ${rows.map(({ position }) => position)}::int[], ${outcomes}::text[])
        AS given (file_id, position, undone)
      WHERE r.file_id = given.file_id AND r.position = given.position`
    await tx.importSession.update({ where: { id }, data: { seenAt: now, deaths: 0 } })
    return { fileId: last.fileId, position: last.position }
  },
)

/** Locks the articles before their versions are read: a job that shows a picture changes both together. */
async function lockWritten({ tx }: CommandContext, rows: readonly Written[]): Promise<void> {
  const ids = rows.flatMap(({ articleId }) => articleId ?? [])
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
}

async function findWritten({ tx }: CommandContext, id: string, after: UndoCursor, most: number): Promise<Written[]> {
  return tx.$queryRaw<Written[]>`
    SELECT r.file_id AS "fileId", r.position, r.outcome::text, r.record_id AS "recordId", r.article_id AS "articleId",
        r.version_before AS "versionBefore", r.version_after AS "versionAfter", r.former,
        (SELECT min(k.page_slug) FROM imported_records k
          WHERE k.session_id = r.session_id AND k.record_id = r.record_id AND r.article_id IS NULL) AS "pageSlug"
      FROM import_results r
      WHERE r.session_id = ${id}::uuid AND r.outcome IN ('imported', 'updated') AND r.undone = ''
        AND (r.file_id, r.position) > (${after?.fileId ?? '00000000-0000-0000-0000-000000000000'}::uuid, ${after?.position ?? -1})
      ORDER BY r.file_id, r.position LIMIT ${most}`
}

type Origin = { type: string; id: string }

async function removeImported(context: CommandContext, origin: Origin, rows: readonly Written[]): Promise<Set<string>> {
  const articles = rows.flatMap(({ outcome, articleId, versionAfter }) =>
    outcome === 'imported' && articleId && versionAfter ? [{ id: articleId, version: versionAfter }] : [],
  )
  return new Set(await eraseArticleBatch.within(context, { origin, articles }))
}

/**
 * Writes the texts that an update replaced, as new versions. The record counts as not known, so that an import may update it again, and the import
 * that wrote the former text has written the new version, so that it can be undone too.
 */
async function restoreUpdated(context: CommandContext, origin: Origin, rows: readonly Written[]): Promise<Set<string>> {
  const { tx } = context
  const updated = rows.flatMap(({ articleId, versionBefore, versionAfter, former }) =>
    articleId && versionAfter && former ? [{ articleId, versionBefore, version: versionAfter, former }] : [],
  )
  if (updated.length === 0) return new Set()
  const possible = await possibleFormer(tx, updated)
  const articles = updated.map(({ articleId, version }, place) => {
    return { id: articleId, version, article: prepareArticle({ ...possible[place], key: articleId } as ForeignArticle) }
  })
  const restored = await rewriteArticleBatch.within(context, { origin, articles, restores: true })
  const ids = restored.map(({ id }) => id)
  await tx.$executeRaw`UPDATE imported_records SET content_hash = '' WHERE article_id = ANY (${ids}::uuid[])`
  const before = new Map(updated.map(({ articleId, versionBefore }) => [articleId, versionBefore]))
  await tx.$executeRaw`
    UPDATE import_results r SET version_after = given.version
      FROM unnest(${ids}::uuid[], ${ids.map(id => before.get(id) ?? null)}::int[], ${restored.map(({ version }) => version)}::int[])
        AS given (id, before, version)
      WHERE r.article_id = given.id AND r.version_after = given.before`
  return new Set(ids)
}

async function findPresent({ tx }: CommandContext, ids: string[]): Promise<Set<string>> {
  const rows = await tx.article.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

/** Takes back the institutional pages that the import wrote. */
async function removePages(context: CommandContext, rows: readonly Written[]): Promise<Set<string>> {
  const removed = new Set<string>()
  for (const { pageSlug, versionAfter } of rows) {
    const slug = sitePageSlugs.find(own => own === pageSlug)
    if (
      slug &&
      versionAfter &&
      (await removeSitePage(context, { slug: slug satisfies SitePageSlug, version: versionAfter }))
    )
      removed.add(slug)
  }
  await context.tx.importedRecord.deleteMany({ where: { pageSlug: { in: [...removed] } } })
  return removed
}
