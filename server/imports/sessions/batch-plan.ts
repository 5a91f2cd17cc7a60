import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ImportOptions } from '#lib/imports/options.ts'
import type { ImportCause } from '#lib/imports/post.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { ImportRecord, ReadyRecord } from './record.ts'

/** What is to be done with a record. */
export type Decision =
  | { kind: 'create'; record: ReadyRecord }
  | { kind: 'update'; record: ReadyRecord; articleId: string; version: number }
  | { kind: 'page'; record: ReadyRecord; slug: SitePageSlug }
  | { kind: 'refuse'; record: ImportRecord; outcome: 'skipped' | 'failed'; cause: ImportCause; detail: string }

/** A record that was imported before, and its article as it is now. */
interface KnownRecord {
  recordId: string
  articleId: string | null
  /** Of a page that became an institutional one. */
  pageSlug: string | null
  contentHash: string
  sessionId: string
  version: number | null
  trashed: boolean
  status: ArticleStatus | null
  /** The version that an import wrote last. */
  written: number | null
}

interface Planning {
  sessionId: string
  source: string
  options: ImportOptions
}

/** Decides for each record of a batch: create, update, make a page, skip or fail. Two statements, three with pages. */
export async function planBatch(
  tx: Tx,
  { sessionId, source, options }: Planning,
  records: readonly ImportRecord[],
): Promise<Decision[]> {
  const ready = records.filter(record => record.kind === 'ready')
  const known = await findKnown(tx, source, ready)
  const freePages = await findFreePages(tx, ready)
  const seen = new Set<string>()
  return records.map((record): Decision => {
    if (record.kind === 'refused') return { ...record, kind: 'refuse', record }
    const skip = (cause: ImportCause): Decision => ({ kind: 'refuse', record, outcome: 'skipped', cause, detail: '' })
    if (seen.has(record.recordId)) return skip('duplicate_in_file')
    seen.add(record.recordId)
    const before = known.get(record.recordId)
    if (!before) return newRecord(record, freePages)
    if (before.trashed) return skip('in_trash')
    if (before.sessionId === sessionId) return skip('duplicate_in_file')
    // With the choice of published, the draft of an earlier import is not as its source has it.
    const isPublished = before.status === 'draft' && record.article.status === 'published'
    if (before.contentHash === record.contentHash && !isPublished) return skip('unchanged')
    if (before.pageSlug !== null) return skip('page_exists')
    if (options.existing === 'skip' || before.articleId === null || before.version === null) return skip('exists')
    if (before.version !== before.written) return skip('edited_here')
    return { kind: 'update', record, articleId: before.articleId, version: before.version }
  })
}

/** A page becomes an institutional page that nobody wrote here yet, else a draft. Of two pages for one, the first is taken. */
function newRecord(record: ReadyRecord, freePages: Set<SitePageSlug>): Decision {
  const slug = record.sitePage
  return slug && freePages.delete(slug) ? { kind: 'page', record, slug } : { kind: 'create', record }
}

async function findKnown(tx: Tx, source: string, ready: readonly ReadyRecord[]): Promise<Map<string, KnownRecord>> {
  if (ready.length === 0) return new Map()
  const rows = await tx.$queryRaw<KnownRecord[]>`
    SELECT r.record_id AS "recordId", r.article_id AS "articleId", r.page_slug AS "pageSlug", r.content_hash AS "contentHash", r.session_id AS "sessionId",
        a.version, a.status::text, a.deleted_at IS NOT NULL AS trashed,
        (SELECT max(version_after) FROM import_results WHERE article_id = r.article_id) AS written
      FROM imported_records r LEFT JOIN articles a ON a.id = r.article_id
      WHERE r.source = ${source} AND r.record_id = ANY (${ready.map(({ recordId }) => recordId)}::text[])`
  return new Map(rows.map(row => [row.recordId, row]))
}

/** The institutional pages that this batch has and nobody wrote here. */
async function findFreePages(tx: Tx, ready: readonly ReadyRecord[]): Promise<Set<SitePageSlug>> {
  const slugs = new Set(ready.flatMap(({ sitePage }) => sitePage ?? []))
  if (slugs.size === 0) return slugs
  const written = await tx.sitePage.findMany({ where: { slug: { in: [...slugs] } }, select: { slug: true } })
  for (const { slug } of written) slugs.delete(slug as SitePageSlug)
  return slugs
}
