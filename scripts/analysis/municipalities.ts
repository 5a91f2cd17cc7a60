import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { City } from '#lib/analysis/places/gazetteer.ts'
import { slugify } from '#lib/text/text.ts'
import { root } from '../steps/environment.ts'

/** All municipalities from the reference file, without a database. */
export function municipalities(): City[] {
  const lines = readFileSync(join(root, 'prisma/reference/municipalities.csv'), 'utf8').trim().split('\n').slice(1)
  return lines.map(line => {
    const [, name = '', state = '', population, latitude, longitude, , demonym = ''] = line.split(',')
    return {
      path: `${slugify(name)}-${state.toLowerCase()}`,
      name,
      state,
      demonym,
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
  })
}
