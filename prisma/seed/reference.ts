import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fold, slugify } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'

const file = join(import.meta.dirname, '../reference/municipalities.csv')
const batch = 1000

/** One line of the reference file as a row. Names contain neither commas nor quotes. */
function toMunicipality(line: string) {
  const [ibgeCode, name = '', state = '', population, latitude, longitude, timeZone = '', demonym = ''] =
    line.split(',')
  return {
    path: `${slugify(name)}-${state.toLowerCase()}`,
    ibgeCode: Number(ibgeCode),
    name,
    state,
    searchKey: fold(name),
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    demonym,
  }
}

/** Loads IBGE's municipalities that are missing. Idempotent. Part of migrating, since articles refer to them. */
export async function loadReference(): Promise<void> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1)
  if ((await db().municipality.count()) === lines.length) return
  const rows = lines.map(toMunicipality)
  for (let start = 0; start < rows.length; start += batch) {
    await db().municipality.createMany({ data: rows.slice(start, start + batch), skipDuplicates: true })
  }
  await renewStatistics(['municipalities'])
}
