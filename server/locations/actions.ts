'use server'

import { z } from 'zod'
import { action } from '#server/platform/door/action.ts'
import { searchCities } from './queries.ts'

const search = z.object({ typed: z.string().max(100) })

/** City suggestions for the article form. */
export const searchCitiesAction = action({
  name: 'city.search',
  access: 'staff',
  schema: search,
  limit: { name: 'city-search', points: 600, seconds: 600 },
  command: (_, { typed }) => searchCities(typed),
})
