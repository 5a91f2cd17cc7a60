import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { importOptions } from '#lib/imports/options.ts'
import type { SourceRecord } from '#lib/imports/post.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { originAt } from '../formats/origin.ts'
import { importPolicy } from '../policy.ts'
import { renewImportStatistics } from '../statistics.ts'
import type { BatchAnswer } from './commands/import-batch.ts'
import { type Converter, openConversionPool } from './conversion-pool.ts'
import { readPlaceNames } from './queries/gazetteer.ts'
import { browserBatch } from './session.ts'
import { writeRecords } from './write-records.ts'

/** The thread that converts the rows of browsers, with the places of the municipalities, which do not change while a process runs. It ends when idle. */
const converter = (): Promise<Converter> => {
  const kept = singleton('import-converter', (): { opened: Promise<Converter> | null } => ({ opened: null }))
  kept.opened ??= readPlaceNames()
    .then(places => openConversionPool(places, { minThreads: 0, maxThreads: 1 }))
    .catch(error => {
      kept.opened = null
      throw error
    })
  return kept.opened
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
 * not_found, invalid, parse_too_heavy, import_not_running or import_gap.
 */
export async function importPosts(
  actor: Actor,
  { sessionId, fileId, from, records }: PostedRecords,
): Promise<BatchAnswer> {
  importPolicy.assert(actor, 'run', null)
  if (records.length > browserBatch) throw new DomainError('invalid')
  const session = await db().importSession.findUnique({
    where: { id: sessionId },
    select: { options: true, byBrowser: true, files: { where: { id: fileId }, select: { records: true } } },
  })
  if (!session?.byBrowser) throw new DomainError('not_found')
  const options = importOptions.parse(session.options)
  const context = { site: options.site, origin: 'csv', options, now: now() }
  const numbered = records.map((record, place) => ({ position: from + place, record }))
  const converted = await (await converter()).convert({ records: numbered, context })
  const answer = await writeRecords(actor, {
    sessionId,
    fileId,
    from,
    source: originAt('csv', options.site),
    records: converted,
    bytesRead: null,
    durable: true,
  })
  if (answer.done === session.files[0]?.records) await renewImportStatistics()
  return answer
}
