import { limits } from '#lib/limits.ts'
import { cityName } from '#lib/text/format.ts'
import { fold } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { literal } from '#server/platform/list/words.ts'

export interface FoundCity {
  path: string
  /** With its state: `Santos (SP)`. */
  name: string
  timeZone: string
}

interface Row {
  path: string
  name: string
  timeZone: string
}

type KeyedRow = Row & { key: string }

const cityOf = ({ path, name, timeZone }: Row): FoundCity => ({ path, name: cityName(name, path), timeZone })

/** Cities whose name contains the typed text: those with events first, then those that start with it, each most populous first. */
export async function searchEventCities(typed: string): Promise<FoundCity[]> {
  const key = literal(fold(typed))
  if (!key) return []
  const rows = await db().$queryRaw<Row[]>`
    SELECT m.path, m.name, m.time_zone AS "timeZone" FROM municipalities m
    WHERE m.search_key LIKE ${`%${key}%`}
    ORDER BY EXISTS (SELECT FROM events e WHERE e.city = m.path) DESC, m.search_key LIKE ${`${key}%`} DESC, m.population DESC
    LIMIT ${limits.citySuggestions}`
  return rows.map(cityOf)
}

/** How many cities are offered before anything is typed. */
const USUAL = 5

/** The cities in which most of the newest events are. */
export async function listUsualCities(): Promise<FoundCity[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT m.path, m.name, m.time_zone AS "timeZone" FROM municipalities m
    JOIN (SELECT city, count(*) AS used FROM (SELECT city FROM events ORDER BY created_at DESC, id DESC LIMIT 500) newest GROUP BY city) u
      ON u.city = m.path
    ORDER BY u.used DESC, m.name LIMIT ${USUAL}`
  return rows.map(cityOf)
}

/** The city at a path; null when there is none. */
export async function findEventCity(path: string): Promise<FoundCity | null> {
  const row = await db().municipality.findUnique({
    where: { path },
    select: { path: true, name: true, timeZone: true },
  })
  return row && cityOf(row)
}

/**
 * The cities that a text names: its words, in the order of the text, compared with the names of all municipalities. A name with its state
 * (“Bonito (MS)”, “Bonito/MS”, “Bonito - MS”) counts for that one alone; of several with one name the most populous comes first.
 */
export async function findCitiesIn(text: string): Promise<FoundCity[]> {
  const { stated, placed } = await namedIn(text)
  return [...stated, ...placed.sort((a, b) => b.key.length - a.key.length)].map(cityOf)
}

/** The cities that a text names with their state (“Bonito (MS)”), most populous first. */
export const findStatedCities = async (text: string): Promise<FoundCity[]> => (await namedIn(text)).stated.map(cityOf)

/** The cities of a name, in any case and without regard to accents, most populous first. */
export async function findCitiesCalled(name: string): Promise<FoundCity[]> {
  const rows = await db().municipality.findMany({
    where: { searchKey: fold(name) },
    orderBy: { population: 'desc' },
    take: limits.citySuggestions,
    select: { path: true, name: true, timeZone: true },
  })
  return rows.map(cityOf)
}

/** The cities whose names stand in a text: `stated` before their state, `placed` where a city is written. */
async function namedIn(text: string): Promise<{ stated: KeyedRow[]; placed: KeyedRow[] }> {
  // In “Bonito - MS” and “Londrina-PR” the hyphen before the state is no part of the name.
  const words = fold(text.slice(0, limits.event.invitation))
    .replace(/-(?=[a-z]{2}(?![a-z-]))/g, ' ')
    .split(/[^a-z'-]+/)
    .filter(word => /[a-z]/.test(word))
  const names = new Map<string, number>()
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= 5 && at + length <= words.length; length++) {
      const name = words.slice(at, at + length).join(' ')
      if (name.length >= 4 && !names.has(name)) names.set(name, at)
    }
  if (names.size === 0) return { stated: [], placed: [] }
  const rows = await db().$queryRaw<KeyedRow[]>`
    SELECT path, name, time_zone AS "timeZone", search_key AS key FROM municipalities
    WHERE search_key = ANY(${[...names.keys()]}) ORDER BY population DESC LIMIT 50`
  const stated = rows.filter(({ key, path }) => words[(names.get(key) ?? 0) + key.split(' ').length] === path.slice(-2))
  return { stated, placed: rows.filter(({ name }) => isPlaced(name, text)) }
}

/**
 * Whether a name stands where a city is written: after “em”, or alone after a comma, a dash or a line break. “Missa de Natal” and “Capela Santa Luzia” name
 * no city.
 */
function isPlaced(name: string, text: string): boolean {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = text.includes('\n') ? '[\\n,;|/(–-]' : '(?:^|[,;|/(–-])'
  return new RegExp(`\\bem ${own}(?![\\p{L}-])|${before} ?${own} ?(?=$|[\\n,;.|)!–-])`, 'u').test(text)
}
