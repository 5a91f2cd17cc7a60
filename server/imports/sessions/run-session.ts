import { setImmediate as nextTurn } from 'node:timers/promises'
import { system } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import { messageFor } from '#lib/messages.ts'
import { db } from '#server/platform/db/db.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { contain } from '#server/platform/work/contain.ts'
import { originAt } from '../formats/origin.ts'
import { checkLocalPictures, takeLocalPictures } from '../pictures/take-local.ts'
import { renewImportStatistics } from '../statistics.ts'
import { failSession } from './commands/fail-session.ts'
import { finishFile } from './commands/finish-file.ts'
import { noteEncoding } from './commands/note-encoding.ts'
import { type Converter, openConversionPool } from './conversion-pool.ts'
import { giveUp, keepClaim, releaseClaim } from './lease.ts'
import { readPlaceNames } from './queries/gazetteer.ts'
import { conversionsOf, type FileRun } from './reading/conversions.ts'
import { type GatheredFiles, gatherFiles, openFile, pathOf, type SessionFile } from './reading/session-files.ts'
import { asksFirst } from './reading/twins.ts'
import { longestSeconds, serverBatch, serverBatchText } from './session.ts'
import { writeRecords } from './write-records.ts'

/** A session that is not this process's any more: it was stopped, or another process continues it. */
const isTakenOver = (error: unknown) =>
  isDomainError(error) && (error.code === 'import_not_running' || error.code === 'import_gap')

/**
 * Reads the files of a running session to their end, behind what is imported already, and writes their records. Ends at a safe point when the
 * signal aborts: the session then stays running for the next process. Returns when the session was stopped or another process continues it.
 * `open` gives the converter. A file or an archive of pictures that cannot be read, an error thrown where nobody catches it, and `seconds` that have passed fail the session
 * with a sentence. Raises an outage of the database; the session then stays running.
 */
export async function runSession(
  id: string,
  signal: AbortSignal,
  open = openConversionPool,
  seconds = longestSeconds,
): Promise<void> {
  const stopClaim = keepClaim(id)
  const progress = { reading: '' }
  try {
    await contain(inner => readFiles(id, inner, open, progress), { signal, seconds })
  } catch (error) {
    if (isTakenOver(error)) return
    if (outageOf(error)) {
      giveUp(id)
      throw error
    }
    if (!isDomainError(error)) log().error({ err: error, session: id }, 'import failed')
    const sentence = isDomainError(error) ? progress.reading + sentenceOf(error) : 'Erro na importação'
    await failSession(system, { id, error: sentence })
  } finally {
    if (!signal.aborted) await renewImportStatistics()
    stopClaim()
    if (signal.aborted) await releaseClaim(id)
  }
}

/**
 * Reads the files of a session until the signal aborts. The pictures of an archive are taken before the last file ends, so that the network serves only those
 * that are not in it. `progress` names the file being read.
 */
async function readFiles(
  id: string,
  signal: AbortSignal,
  open: typeof openConversionPool,
  progress: { reading: string },
): Promise<void> {
  const session = await db().importSession.findUniqueOrThrow({
    where: { id },
    include: { files: { orderBy: { position: 'asc' } } },
  })
  const options = importOptions.parse(session.options)
  const files = session.files
    .filter(({ completedAt }) => completedAt === null)
    .map(file => ({ ...file, bytes: Number(file.bytes) }))
  const gathered = await gatherFiles(session.files)
  if (await asksFirst(id, files, { options, gathered })) return
  const converter = open(await readPlaceNames())
  try {
    const pictures = session.picturesPlace === '' ? null : pathOf(session.picturesPlace)
    if (pictures) await checkLocalPictures(pictures)
    for (const file of files) {
      progress.reading = session.files.length > 1 ? `${file.name}: ` : ''
      const ending = await runFile(file, options, { converter, gathered, signal })
      if (pictures && file === files.at(-1)) {
        progress.reading = ''
        await takeLocalPictures(id, pictures, signal)
      }
      if (signal.aborted || !ending) return
      await finishFile(system, ending)
    }
  } finally {
    await converter.close()
  }
}

const sentenceOf = (error: DomainError) => Object.values(error.fields)[0] ?? messageFor(error)

interface Run {
  converter: Converter
  gathered: GatheredFiles
  signal: AbortSignal
}

/** Imports a file from where its cursor stands. While a batch is written, the next ones are converted. Gives its end; null when the signal aborted. */
async function runFile(
  file: SessionFile & FileRun & { encoding: string },
  options: ImportOptions,
  { converter, gathered, signal }: Run,
): Promise<Parameters<typeof finishFile>[1] | null> {
  const source = await openFile(file, gathered)
  if (source.encoding !== file.encoding) await noteEncoding(system, { fileId: file.id, encoding: source.encoding })
  const context = () => ({ site: source.site || options.site, origin: source.origin, options, now: now() })
  let records = file.done
  for await (const converted of conversionsOf(source, file, {
    batch: serverBatch,
    text: serverBatchText,
    convert: numbered => converter.convert({ records: numbered, context: context() }),
  })) {
    if (signal.aborted) return null
    const from = converted.records[0]?.position ?? records
    const { done } = await writeRecords(system, {
      sessionId: file.sessionId,
      fileId: file.id,
      from,
      source: originAt(source.origin, options.site),
      records: converted.records,
      bytesRead: Math.min(converted.bytesRead, file.bytes),
      durable: false,
    })
    records = from + converted.records.length
    // Another process is ahead: it goes on, and this one would only read behind it.
    if (done > records) throw new DomainError('import_not_running')
    await nextTurn()
  }
  return signal.aborted ? null : { sessionId: file.sessionId, fileId: file.id, records, terms: source.terms() }
}
