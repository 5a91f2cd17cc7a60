import type { ImportNote } from '#lib/imports/post.ts'
import type { FormerArticle } from '#server/articles/batch/commands/rewrite-article-batch.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { ImportRecord, RecordResult } from './record.ts'

/** A record's result as the table has it. */
export interface StoredResult extends RecordResult {
  title: string
  notes: ImportNote[]
  articleId: string | null
  /** The institutional page that it became. */
  pageSlug: string | null
  versionBefore: number | null
  versionAfter: number | null
  former: FormerArticle | null
  /** Null for a record that is not known afterwards. */
  contentHash: string | null
}

/** The result of a record of which nothing was written. */
export const refusedResult = (
  { position, recordId, title }: ImportRecord,
  { outcome, cause, detail }: Pick<RecordResult, 'outcome' | 'cause' | 'detail'>,
): StoredResult => ({
  position,
  recordId,
  title,
  outcome,
  cause,
  detail,
  notes: [],
  articleId: null,
  pageSlug: null,
  versionBefore: null,
  versionAfter: null,
  former: null,
  contentHash: null,
})

/** PostgreSQL stores neither NUL nor half of a character, and the columns are for people. */
const clean = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most).toWellFormed()

/** Inserts the results of a batch, one statement. */
export async function insertResults(
  tx: Tx,
  file: { id: string; sessionId: string },
  results: readonly StoredResult[],
): Promise<void> {
  const rows = results.map(({ contentHash: _, pageSlug: __, ...each }) => ({
    ...each,
    fileId: file.id,
    sessionId: file.sessionId,
    recordId: clean(each.recordId, 300),
    title: clean(each.title, 300),
    detail: clean(each.detail, 1_000),
    notes: each.notes.map(({ code, detail }) => ({ code, detail: clean(detail, 500) })),
  }))
  await insertRows(tx, 'import_results', rows)
}

/** Inserts or renews the records that are articles or pages now, one statement. */
export async function keepRecords(
  tx: Tx,
  source: string,
  sessionId: string,
  results: readonly StoredResult[],
): Promise<void> {
  const rows = results.filter(({ contentHash }) => contentHash !== null)
  if (rows.length === 0) return
  await tx.$executeRaw`
    INSERT INTO imported_records (source, record_id, article_id, page_slug, content_hash, session_id)
      SELECT ${source}, "recordId", "articleId", "pageSlug", "contentHash", ${sessionId}::uuid
        FROM json_to_recordset(${JSON.stringify(rows.map(({ recordId, articleId, pageSlug, contentHash }) => ({ recordId, articleId, pageSlug, contentHash })))}::json)
          AS row ("recordId" text, "articleId" uuid, "pageSlug" text, "contentHash" text)
      ON CONFLICT (source, record_id) DO UPDATE SET content_hash = excluded.content_hash, session_id = excluded.session_id`
}

/** The results of some positions of a file that are stored already. */
export async function storedResults(tx: Tx, fileId: string, from: number, count: number): Promise<RecordResult[]> {
  const rows = await tx.importResult.findMany({
    where: { fileId, position: { gte: from, lt: from + count } },
    orderBy: { position: 'asc' },
    select: { position: true, recordId: true, outcome: true, cause: true, detail: true },
  })
  return rows.map(row => ({ ...row, cause: row.cause as RecordResult['cause'] }))
}
