import { system } from '#lib/actor.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { log } from '#server/platform/process/log.ts'
import { contain } from '#server/platform/work/contain.ts'
import { longestSeconds } from '../sessions/session.ts'
import { renewImportStatistics } from '../statistics.ts'
import { publishBatch } from './commands/publish-batch.ts'
import { publishSession } from './commands/publish-session.ts'
import type { ResultCursor } from './queries.ts'

/**
 * Publishes the drafts of an import batch by batch, until none is left, a master ends it, or the signal comes: then the next run goes on. A fault ends it,
 * and a master can begin again. Raises an outage of the database.
 */
export async function runPublish(id: string, signal: AbortSignal): Promise<void> {
  try {
    await contain(inner => publishAll(id, inner), { signal, seconds: longestSeconds })
  } catch (error) {
    if (outageOf(error) !== null) throw error
    log().error({ err: error, session: id }, 'publishing of an import failed')
    await publishSession(system, { id, stop: true })
  } finally {
    if (!signal.aborted) await renewImportStatistics()
  }
}

async function publishAll(id: string, signal: AbortSignal): Promise<void> {
  for (let after: ResultCursor = null; !signal.aborted; ) {
    after = await publishBatch(system, { id, after })
    if (!after) return
  }
}
