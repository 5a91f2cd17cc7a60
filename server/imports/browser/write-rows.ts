import type { Actor } from '#lib/actor.ts'
import { rowRecord } from '#lib/imports/csv/record.ts'
import type { SourceRecord } from '#lib/imports/post.ts'
import { causeSentences } from '#lib/imports/sentences.ts'
import type { BatchAnswer, ImportBatchInput, SentRow } from '#lib/schemas/imports.ts'
import { importPosts } from '../sessions/import-posts.ts'
import type { RecordResult } from '../sessions/record.ts'

/**
 * Writes a batch of rows that a browser read, at most 100. A batch that was written before is answered with its stored results. The last batch of a
 * file ends it. Raises forbidden, not_found, import_not_running, or import_gap when an earlier batch is missing.
 */
export async function writeRows(
  actor: Actor,
  { sessionId, fileId, from, posts }: ImportBatchInput,
): Promise<BatchAnswer> {
  const { done, results } = await importPosts(actor, { sessionId, fileId, from, records: posts.map(recordOf) })
  return { ...counted(results), done }
}

const recordOf = ({ problem, ...row }: SentRow): SourceRecord =>
  problem ? { kind: 'problem', recordId: row.record_id ?? '', title: '', cause: problem, detail: '' } : rowRecord(row)

const statuses = { imported: 'success', updated: 'success', skipped: 'skipped', failed: 'error' } as const

function counted(results: readonly RecordResult[]): Omit<BatchAnswer, 'done'> {
  const count = (...outcomes: RecordResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const logs = results.map(({ recordId, outcome, cause, detail }) => ({
    record_id: recordId,
    status: statuses[outcome],
    error: cause === '' ? '' : [causeSentences[cause], detail].filter(Boolean).join(': '),
  }))
  return { success: count('imported', 'updated'), failed: count('failed'), logs }
}
