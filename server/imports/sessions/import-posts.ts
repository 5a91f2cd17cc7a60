import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { importOptions } from '#lib/imports/options.ts'
import { type Gazetteer, gazetteerOf } from '#lib/imports/places.ts'
import type { SourceRecord } from '#lib/imports/post.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { originAt } from '../formats/origin.ts'
import { importPolicy } from '../policy.ts'
import type { BatchAnswer } from './commands/import-batch.ts'
import { convertRecord } from './convert-records.ts'
import { readPlaceNames } from './queries/gazetteer.ts'
import type { ImportRecord } from './record.ts'
import { browserBatch } from './session.ts'
import { writeRecords } from './write-records.ts'

/** The gazetteer, read once a process: municipalities do not change while it runs. */
const gazetteer = (): Promise<Gazetteer> => {
  const kept = singleton('import-gazetteer', (): { read: Promise<Gazetteer> | null } => ({ read: null }))
  kept.read ??= readPlaceNames()
    .then(gazetteerOf)
    .catch(error => {
      kept.read = null
      throw error
    })
  return kept.read
}

/** Records that a browser read from a file. */
export interface PostedRecords {
  sessionId: string
  fileId: string
  /** The position of the first record in the file. */
  from: number
  records: readonly SourceRecord[]
}

/**
 * Imports up to 100 records that a browser read from a CSV file. Records that have a result already get it again. For masters. Raises forbidden,
 * not_found, invalid, import_not_running or import_gap.
 */
export async function importPosts(
  actor: Actor,
  { sessionId, fileId, from, records }: PostedRecords,
): Promise<BatchAnswer> {
  importPolicy.assert(actor, 'run', null)
  if (records.length > browserBatch) throw new DomainError('invalid')
  const session = await db().importSession.findUnique({
    where: { id: sessionId },
    select: { options: true, byBrowser: true },
  })
  if (!session?.byBrowser) throw new DomainError('not_found')
  const options = importOptions.parse(session.options)
  const context = { site: options.site, origin: 'csv', options, now: now(), gazetteer: await gazetteer() }
  const converted: ImportRecord[] = []
  for (const [place, record] of records.entries()) {
    converted.push(convertRecord({ position: from + place, record }, context))
    // Readers' requests go between two conversions.
    await nextTurn()
  }
  return writeRecords(actor, {
    sessionId,
    fileId,
    from,
    source: originAt('csv', options.site),
    records: converted,
    bytesRead: null,
    durable: true,
  })
}
