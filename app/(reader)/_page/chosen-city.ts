import { cache } from 'react'
import { type CityWithArticles, findCity } from '#server/locations/queries.ts'

interface ChosenCity {
  city: CityWithArticles | null
  /** Something was asked for that is no city. */
  unknown: boolean
  /** As it was asked for. */
  value: string
}

/** The city that `?city=` means, read once a request. */
export const loadChosenCity = cache(async (asked: string | string[] | undefined): Promise<ChosenCity> => {
  const value = [asked ?? ''].flat()[0]?.trim() ?? ''
  if (!value) return { city: null, unknown: false, value }
  const city = await findCity(value)
  return { city, unknown: city === null, value }
})
