import type { Actor } from '#lib/actor.ts'
import type { ImportNote } from '#lib/imports/post.ts'
import { db } from '#server/platform/db/db.ts'
import { countFiles } from '../../files/queries.ts'
import { importPolicy } from '../../policy.ts'
import { countPublic, countPublishable } from '../../publishing/queries.ts'
import { isSettled } from '../session.ts'
import { readSession, type ShownSession } from './sessions.ts'

/** Records with one outcome and cause, or one note. */
export interface Group {
  code: string
  count: number
  /** At most five of them. */
  examples: Example[]
}

export interface Example {
  recordId: string
  title: string
  detail: string
  articleId: string | null
}

/** What an import did, for its screen and the command line. */
export interface ImportReport {
  session: ShownSession
  /** Why records were skipped and failed, the most frequent first. */
  skipped: Group[]
  failed: Group[]
  /** What the conversion changed or could not keep. */
  notes: Group[]
  pictures: { waiting: number; stored: number; failed: number }
  redirects: number
  /** Documents, sounds and films of the old site. */
  files: number
  /** Its articles that readers see. */
  live: number
  /** Drafts that were public at their source and can be published now. */
  publishable: number
  /** What an undo did; zeros before one. `kept` were edited here since. */
  undone: { removed: number; restored: number; kept: number; gone: number }
}

/** What an import did, by cause and with examples. For masters and the system. Raises forbidden or not_found. */
export async function readReport(actor: Actor, id: string): Promise<ImportReport> {
  importPolicy.assert(actor, 'run', null)
  const session = await readSession(actor, id)
  const [skipped, failed, notes, pictures, redirects, files, live, publishable, undone] = await Promise.all([
    causesOf(id, 'skipped'),
    causesOf(id, 'failed'),
    notesOf(id),
    db().importPicture.groupBy({ by: ['status'], where: { sessionId: id }, _count: true }),
    db().redirect.count({ where: { sessionId: id, removedAt: null } }),
    countFiles(id),
    countPublic(id),
    isSettled(session) ? countPublishable(id) : 0,
    db().importResult.groupBy({ by: ['undone'], where: { sessionId: id, undone: { not: '' } }, _count: true }),
  ])
  return {
    session,
    skipped,
    failed,
    notes,
    redirects,
    files,
    live,
    publishable,
    pictures: {
      waiting: 0,
      stored: 0,
      failed: 0,
      ...Object.fromEntries(pictures.map(row => [row.status, row._count])),
    },
    undone: {
      removed: 0,
      restored: 0,
      kept: 0,
      gone: 0,
      ...Object.fromEntries(undone.map(row => [row.undone, row._count])),
    },
  }
}

const causesOf = (id: string, outcome: 'skipped' | 'failed'): Promise<Group[]> => db().$queryRaw<Group[]>`
  SELECT cause AS code, count,
      (SELECT json_agg(e) FROM (
        SELECT record_id AS "recordId", title, detail, article_id AS "articleId" FROM import_results r
          WHERE r.session_id = ${id}::uuid AND r.outcome = ${outcome}::import_outcome AND r.cause = causes.cause LIMIT 5) e) AS examples
    FROM (SELECT cause, count(*)::int AS count FROM import_results
      WHERE session_id = ${id}::uuid AND outcome = ${outcome}::import_outcome GROUP BY cause) causes
    ORDER BY count DESC, cause`

const notesOf = (id: string): Promise<Group[]> => db().$queryRaw<Group[]>`
  SELECT code, count(*)::int AS count,
      (array_agg(json_build_object('recordId', record_id, 'title', title, 'detail', detail, 'articleId', article_id)))[1:5] AS examples
    FROM (SELECT r.record_id, r.title, r.article_id, note ->> 'code' AS code, note ->> 'detail' AS detail
      FROM import_results r CROSS JOIN LATERAL jsonb_array_elements(r.notes) note
      WHERE r.session_id = ${id}::uuid AND r.notes <> '[]') noted
    GROUP BY code ORDER BY count DESC, code`

/** A record's line in the report as a file. */
export interface ReportRow {
  recordId: string
  title: string
  outcome: 'imported' | 'updated' | 'skipped' | 'failed'
  cause: string
  detail: string
  notes: ImportNote[]
  articleId: string | null
  slug: string | null
  undone: string
}

const pageSize = 500

/** All results of an import in the order of its files, or only the failed ones, in batches. For masters. Raises forbidden at once. */
export function eachResult(actor: Actor, id: string, only?: 'failed'): AsyncIterable<ReportRow[]> {
  importPolicy.assert(actor, 'run', null)
  return pagesOf(id, only)
}

async function* pagesOf(id: string, only?: 'failed'): AsyncGenerator<ReportRow[]> {
  let file = -1
  let position = -1
  for (;;) {
    const rows = await db().$queryRaw<(ReportRow & { file: number; position: number })[]>`
      SELECT f.position AS file, r.position, r.record_id AS "recordId", r.title, r.outcome::text, r.cause, r.detail, r.notes,
          r.article_id AS "articleId", a.slug, r.undone
        FROM import_files f JOIN import_results r ON r.file_id = f.id LEFT JOIN articles a ON a.id = r.article_id
        WHERE f.session_id = ${id}::uuid AND (f.position, r.position) > (${file}, ${position})
          AND (${only ?? ''} = '' OR r.outcome::text = ${only ?? ''})
        ORDER BY f.position, r.position LIMIT ${pageSize}`
    const last = rows.at(-1)
    if (!last) return
    yield rows
    ;({ file, position } = last)
  }
}
