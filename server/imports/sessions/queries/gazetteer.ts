import type { PlaceName } from '#lib/imports/places.ts'
import { db } from '#server/platform/db/db.ts'

/** All municipalities, for the search of cities in texts. */
export const readPlaceNames = (): Promise<PlaceName[]> =>
  db().municipality.findMany({ select: { path: true, name: true, state: true, population: true } })
