import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { gazetteerOf, type PlaceName } from '#lib/imports/places.ts'
import { log } from '#server/platform/process/log.ts'
import { withinLimits } from '#server/platform/work/within-limits.ts'
import { convertRecord } from './convert-records.ts'
import type { ConversionTask } from './convert-worker.ts'
import type { ImportRecord } from './record.ts'

/** Converts records while batches are written, until it is closed. */
export interface Converter {
  convert(task: ConversionTask): Promise<ImportRecord[]>
  close(): Promise<void>
}

/** The threads that convert. PostgreSQL and the reading process need a core too. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

/** The longest conversion of a batch, its wait for the batches before it included. An honest one takes a second. */
const batchSeconds = 120

/** Milliseconds until a thread ends that nobody needs. */
const idleTimeout = 10_000

/** Converts in worker threads, with limits of time and memory, so that the process answers readers meanwhile. */
export function openConversionPool(
  places: PlaceName[],
  { minThreads = threads, maxThreads = threads } = {},
): Converter {
  const pool = new Piscina<ConversionTask, ImportRecord[]>({
    // Outside of Next's bundles: a thread reads the file itself.
    filename: join(/* turbopackIgnore: true */ process.cwd(), 'server/imports/sessions/convert-worker.ts'),
    workerData: { places },
    minThreads,
    maxThreads,
    idleTimeout,
    // Converted texts die young: a larger nursery halves the time that goes to the collector.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  })
  // Without a listener, a thread that fails between two batches would end the process.
  pool.on('error', error => log().error({ err: error }, 'a thread that converts failed'))
  const limits = { name: 'convert', seconds: batchSeconds, refusal: 'parse_too_heavy' } as const
  const convert = (task: ConversionTask) => withinLimits(limits, signal => pool.run(task, { signal }))
  return { convert, close: () => pool.destroy() }
}

/** Converts in this thread, between the answers of the database: without copies of each text and without a second heap. */
export function convertHere(places: PlaceName[]): Converter {
  const gazetteer = gazetteerOf(places)
  const convertAll = async ({ records, context }: ConversionTask): Promise<ImportRecord[]> => {
    const converted: ImportRecord[] = []
    for (const record of records) {
      converted.push(convertRecord(record, { ...context, gazetteer }))
      await nextTurn()
    }
    return converted
  }
  // One task after the other: the batch that is written next is finished first.
  let last: Promise<unknown> = Promise.resolve()
  return {
    convert(task) {
      const conversion = last.then(() => convertAll(task))
      last = conversion.catch(() => {})
      return conversion
    },
    close: async () => {},
  }
}

/** The converter of a process that serves nobody. On two cores PostgreSQL has the other one, and a second thread gains nothing. */
export const openOwnConverter = (places: PlaceName[]): Converter =>
  threads > 1 ? openConversionPool(places) : convertHere(places)
