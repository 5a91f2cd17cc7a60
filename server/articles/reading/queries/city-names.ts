import { cityName } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'

/** Names of cities by their paths; unknown paths are left out. */
export async function namesOfCities(paths: readonly string[]): Promise<Record<string, string>> {
  const where = { path: { in: [...paths] } }
  const found = await db().municipality.findMany({ where, select: { path: true, name: true } })
  return Object.fromEntries(found.map(({ path, name }) => [path, cityName(name, path)]))
}
