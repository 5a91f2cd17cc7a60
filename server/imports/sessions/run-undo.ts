import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { log } from '#server/platform/process/log.ts'
import { logFew } from '#server/platform/process/log-few.ts'
import { storage } from '#server/platform/storage.ts'
import { contain } from '#server/platform/work/contain.ts'
import { filesOf } from '../files/queries.ts'
import { renewImportStatistics } from '../statistics.ts'
import { failSession } from './commands/fail-session.ts'
import { finishUndo } from './commands/finish-undo.ts'
import { type UndoCursor, undoBatch, undoneAtOnce } from './commands/undo-batch.ts'
import { giveUp, keepClaim, releaseClaim } from './lease.ts'
import { longestSeconds } from './session.ts'

/** A session that nobody undoes any more, or a database that does not answer. */
const isOfSession = (error: unknown) =>
  (isDomainError(error) && (error.code === 'undo_expired' || error.code === 'not_found')) || outageOf(error) !== null

/**
 * Undoes a session that is being undone, batch by batch. When the signal aborts it ends behind a batch, and the next process goes on there. An article
 * whose undo fails stays; an undo that cannot end fails the session, which can be undone again. Raises an outage of the database.
 */
export async function runUndo(id: string, signal: AbortSignal): Promise<void> {
  const stopClaim = keepClaim(id)
  try {
    await contain(inner => undoAll(id, inner), { signal, seconds: longestSeconds })
  } catch (error) {
    if (outageOf(error) !== null) giveUp(id)
    if (isOfSession(error)) throw error
    log().error({ err: error, session: id }, 'undo of an import failed')
    const sentence = isDomainError(error) ? messageFor(error) : 'Erro ao desfazer a importação'
    await failSession(system, { id, error: sentence, undoing: true })
  } finally {
    if (!signal.aborted) await renewImportStatistics()
    stopClaim()
    if (signal.aborted) await releaseClaim(id)
  }
}

async function undoAll(id: string, signal: AbortSignal): Promise<void> {
  let after: UndoCursor = null
  do {
    if (signal.aborted) return
    after = await undoNext(id, after)
  } while (after)
  const files = await filesOf(id)
  await finishUndo(system, { id })
  for (const file of files) await storage().remove(file)
}

/** Undoes the next batch; when that fails, its results one by one. */
async function undoNext(id: string, after: UndoCursor): Promise<UndoCursor> {
  try {
    return await undoBatch(system, { id, after })
  } catch (error) {
    if (isOfSession(error)) throw error
    logFew('warn', id, { err: error, session: id }, 'undo of a batch failed, its articles are tried alone')
  }
  let cursor = after
  for (let left = undoneAtOnce; left > 0; left--) {
    cursor = await undoAlone(id, cursor)
    if (!cursor) return null
  }
  return cursor
}

async function undoAlone(id: string, after: UndoCursor): Promise<UndoCursor> {
  try {
    return await undoBatch(system, { id, after, most: 1 })
  } catch (error) {
    if (isOfSession(error)) throw error
    logFew('warn', id, { err: error, session: id, after }, 'article of an import not undone')
    return undoBatch(system, { id, after, most: 1, keep: true })
  }
}
