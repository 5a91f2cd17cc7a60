import { cache } from 'react'
import { type CityWithArticles, findCity } from '#server/locations/queries.ts'

interface ChosenCity {
  city: CityWithArticles | null
  /** Whether the parameter has a value that is no city. */
  unknown: boolean
  /** The parameter's value. */
  value: string
}

/** The city of `?city=`, read once a request. */
export const loadChosenCity = cache(async (parameter: string | string[] | undefined): Promise<ChosenCity> => {
  const value = [parameter ?? ''].flat()[0]?.trim() ?? ''
  if (!value) return { city: null, unknown: false, value }
  const city = await findCity(value)
  return { city, unknown: city === null, value }
})
