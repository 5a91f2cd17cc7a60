import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { PlaceName } from '#lib/imports/places.ts'
import type { ConversionTask } from './convert-worker.ts'
import type { ImportRecord } from './record.ts'

/** The threads that convert. PostgreSQL and the reading process need a core too. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Worker threads that convert records while batches are written. */
export function openConversionPool(places: PlaceName[]) {
  const pool = new Piscina<ConversionTask, ImportRecord[]>({
    filename: new URL('./convert-worker.ts', import.meta.url).href,
    workerData: { places },
    minThreads: threads,
    maxThreads: threads,
    // Converted texts die young: a larger nursery halves the time that goes to the collector.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  })
  return {
    convert: (task: ConversionTask): Promise<ImportRecord[]> => pool.run(task),
    close: (): Promise<void> => pool.destroy(),
  }
}
