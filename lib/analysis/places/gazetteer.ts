import { fold } from '../../text/text.ts'
import { countries, formsOf, nicknames, regions, stateNames, statesByDemonym } from '../reading/country.ts'

/** A municipality as the analysis needs it. */
export interface City {
  /** `cidade-uf`. */
  path: string
  name: string
  /** The state's two letters. */
  state: string
  population: number
  latitude: number
  longitude: number
  demonym: string
}

/** What a name in a text may mean. */
export interface Name {
  words: readonly string[]
  /** The municipalities of this name, the most populous first. */
  cities: readonly City[]
  /** The state of this name. */
  state: string | null
  country: boolean
  /** The state of the region of this name. */
  region: string | null
}

export interface Gazetteer {
  /** The names by their first folded word, longer ones first. */
  byFirst: ReadonlyMap<string, readonly Name[]>
  /** The cities of a demonym in any form, the most populous first. */
  byDemonym: ReadonlyMap<string, readonly City[]>
  byPath: ReadonlyMap<string, City>
}

export const nameWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Makes the gazetteer of all municipalities, states, regions and countries. */
export function makeGazetteer(cities: readonly City[]): Gazetteer {
  const byPath = new Map(cities.map(city => [city.path, city]))
  const names = new Map<string, Omit<Name, 'cities' | 'words'> & { cities: City[] }>()
  const named = (name: string) => {
    const known = names.get(name) ?? { cities: [], state: null, country: false, region: null }
    names.set(name, known)
    return known
  }
  for (const city of cities) for (const spelling of spellingsOf(city.name)) named(spelling).cities.push(city)
  for (const [name, path] of Object.entries(nicknames)) {
    const city = byPath.get(path)
    if (city) named(name).cities.push(city)
  }
  for (const [name, state] of stateNames) named(name).state = state
  for (const name of countries) named(name).country = true
  for (const [name, state] of Object.entries(regions)) named(name).region = state
  const byFirst = new Map<string, Name[]>()
  for (const [name, each] of names) {
    const words = name.split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { ...each, words, cities: mostPopulous(each.cities) }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { byFirst, byDemonym: demonymsOf(cities), byPath }
}

const mostPopulous = (cities: readonly City[]) => [...new Set(cities)].sort((a, b) => b.population - a.population)

/** A name as newspapers spell it: “Luiz” and “Luís”, “Mogi” and “Moji”, “Dom” and “D.”, “Santana” and “Sant'Ana”. */
function spellingsOf(name: string): Set<string> {
  const words = nameWords(name)
  const swap = (from: string, to: string) =>
    words.includes(from) ? [words.map(word => (word === from ? to : word)).join(' ')] : []
  return new Set([
    words.join(' '),
    ...swap('luis', 'luiz'),
    ...swap('luiz', 'luis'),
    ...swap('mogi', 'moji'),
    ...swap('moji', 'mogi'),
    ...swap('paraty', 'parati'),
    ...swap('assu', 'acu'),
    ...swap('acu', 'assu'),
    ...swap('thome', 'tome'),
    ...swap('santana', 'sant ana'),
    words.join(' ').replace('sant ana', 'santana'),
    ...swap('lages', 'lajes'),
  ])
}

/** Demonyms that are ordinary words, peoples or fans. */
const notDemonyms = new Set([
  'brasileiro',
  'americano',
  'portugues',
  'frances',
  'alemao',
  'colombiano',
  'mexicano',
  'boliviano',
  'palmeirense',
  'cruzeirense',
  'franciscano',
  'natalense',
])

function demonymsOf(cities: readonly City[]): ReadonlyMap<string, readonly City[]> {
  const found = new Map<string, City[]>()
  for (const city of cities)
    for (const demonym of fold(city.demonym).split(/ ou |[,;/] ?/)) {
      if (demonym === '' || notDemonyms.has(demonym) || statesByDemonym.has(demonym)) continue
      for (const form of formsOf(demonym)) found.set(form, [...(found.get(form) ?? []), city])
    }
  return new Map([...found].map(([form, list]) => [form, mostPopulous(list)]))
}

/** The kilometres between two cities. */
export function distance(a: City, b: City): number {
  const radians = Math.PI / 180
  const x = (b.longitude - a.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians)
  const y = (b.latitude - a.latitude) * radians
  return Math.hypot(x, y) * 6371
}
