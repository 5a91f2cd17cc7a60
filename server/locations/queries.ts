import { limits } from '#lib/limits.ts'
import { fold, slugify } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'

export interface City {
  /** `cidade-uf`: the city's address and the value of `?city=`. */
  path: string
  name: string
  state: string
}

export interface CityWithArticles extends City {
  articles: number
}

const citySelection = { path: true, name: true, state: true } as const
const countedSelection = { ...citySelection, articlesCount: true } as const

/** Every city with published articles, most articles first (HOME-3). One statement. */
export async function listCitiesWithArticles(): Promise<CityWithArticles[]> {
  const cities = await db().municipality.findMany({
    where: { articlesCount: { gt: 0 } },
    orderBy: [{ articlesCount: 'desc' }, { name: 'asc' }, { path: 'asc' }],
    select: countedSelection,
  })
  return cities.map(toCity)
}

const toCity = ({ articlesCount, ...city }: City & { articlesCount: number }) => ({ ...city, articles: articlesCount })

/**
 * The city of a `?city=` value (ADDR-7): a path, or a bare name from an old link. Of several cities with that name it is the most
 * populous. Null when there is none.
 */
export async function findCity(value: string): Promise<CityWithArticles | null> {
  const slug = slugify(value)
  if (!slug) return null
  const byPath = await db().municipality.findUnique({ where: { path: slug }, select: countedSelection })
  if (byPath) return toCity(byPath)
  const byName = await db().municipality.findFirst({
    where: { searchKey: fold(value.replace(/-/g, ' ')) },
    orderBy: { population: 'desc' },
    select: countedSelection,
  })
  return byName && toCity(byName)
}

/** The city at a path (`cidade-uf`) with its number of articles; null when there is none. No statement for a text of another shape. */
export async function findCityAt(path: string): Promise<CityWithArticles | null> {
  if (!/^[a-z0-9-]+-[a-z]{2}$/.test(path)) return null
  const city = await db().municipality.findUnique({ where: { path }, select: countedSelection })
  return city && toCity(city)
}

/** Cities whose name starts with the typed text, then those that contain it, each most populous first. Ignores accents and case. */
export async function searchCities(typed: string): Promise<City[]> {
  const key = fold(typed)
  if (!key) return []
  const starting = await db().municipality.findMany({
    where: { searchKey: { startsWith: key } },
    orderBy: { population: 'desc' },
    take: limits.citySuggestions,
    select: citySelection,
  })
  if (starting.length === limits.citySuggestions) return starting
  const holding = await db().municipality.findMany({
    where: { searchKey: { contains: key }, path: { notIn: starting.map(({ path }) => path) } },
    orderBy: { population: 'desc' },
    take: limits.citySuggestions - starting.length,
    select: citySelection,
  })
  return [...starting, ...holding]
}
