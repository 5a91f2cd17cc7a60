import type { Actor } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { logFew } from '#server/platform/process/log-few.ts'
import { type BatchAnswer, type ImportBatch, importBatch } from './commands/import-batch.ts'
import type { ImportRecord, RecordResult, RefusedRecord } from './record.ts'

/** Errors about the session, not about a record. */
const ofSession = new Set(['forbidden', 'not_found', 'import_not_running', 'import_gap'])

const isOfSession = (error: unknown) => (isDomainError(error) && ofSession.has(error.code)) || outageOf(error) !== null

/**
 * Writes a batch. When its transaction fails, each record is tried alone, so that a bad one fails alone with the sentence of its error. Raises what
 * `importBatch` raises about the session, and an outage of the database.
 */
export async function writeRecords(actor: Actor, batch: ImportBatch): Promise<BatchAnswer> {
  try {
    return await importBatch(actor, batch)
  } catch (error) {
    if (isOfSession(error)) throw error
    const fields = { err: error, session: batch.sessionId, from: batch.from }
    logFew('warn', batch.sessionId, fields, 'import batch failed, its records are tried alone')
  }
  const results: RecordResult[] = []
  let done = batch.from
  for (const record of batch.records) {
    const answer = await writeAlone(actor, batch, record)
    results.push(...answer.results)
    done = answer.done
  }
  return { done, results }
}

async function writeAlone(actor: Actor, batch: ImportBatch, record: ImportRecord): Promise<BatchAnswer> {
  const alone = { ...batch, from: record.position, bytesRead: null }
  try {
    return await importBatch(actor, { ...alone, records: [record] })
  } catch (error) {
    if (isOfSession(error)) throw error
    const fields = { err: error, session: batch.sessionId, position: record.position }
    logFew('warn', batch.sessionId, fields, 'record not imported')
    return importBatch(actor, { ...alone, records: [failed(record, error)] })
  }
}

/** The record as a failure, with a sentence. What the database says is for the log. */
function failed({ position, recordId, title }: ImportRecord, error: unknown): RefusedRecord {
  const own = { kind: 'refused', position, recordId, title, outcome: 'failed' } as const
  if (isDomainError(error))
    return { ...own, cause: 'batch_failed', detail: Object.values(error.fields)[0] ?? messageFor(error) }
  if (error instanceof Error) return { ...own, cause: 'batch_failed', detail: 'Erro ao processar lote' }
  return { ...own, cause: 'unexpected', detail: 'Erro desconhecido' }
}
