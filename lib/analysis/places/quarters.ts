import quarters from '#prisma/reference/analysis/quarters.json' with { type: 'json' }
import type { Word } from '../reading/reading.ts'
import type { City } from './gazetteer.ts'

/** Well-known quarters of large cities that bear the name of a municipality, by city. Where a text names the city, the quarter is meant. */
const byCity = new Map(
  Object.entries(quarters).map(([path, names]) => [path, names.map(name => name.split(' '))] as const),
)
const byName = new Map<string, Set<string>>()
for (const [path, names] of Object.entries(quarters))
  for (const name of names) byName.set(name, (byName.get(name) ?? new Set()).add(path))

/** Whether a name is a well-known quarter of one of these cities, `city` apart. */
export function isQuarterOf(name: string, city: City, paths: Iterable<string>): boolean {
  const homes = byName.get(name)
  if (!homes) return false
  for (const path of paths) if (path !== city.path && homes.has(path)) return true
  return false
}

/** Where a city's well-known quarters are named in a text; as parts of longer names they are not. */
export function quartersOf(path: string, words: readonly Word[]): number[] {
  const names = byCity.get(path) ?? []
  if (names.length === 0) return []
  const isPart = (word: Word | undefined) => word?.capital === true && word.before === ' '
  return words.flatMap(({ capital, key, first, before }, at) => {
    if (!capital || (!first && before === ' ' && words[at - 1]?.capital)) return []
    const name = names.find(each => each.every((part, n) => words[at + n]?.key === part))
    return name?.[0] === key && !isPart(words[at + name.length]) ? [at] : []
  })
}
