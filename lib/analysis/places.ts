import { isCommonName } from '../imports/place-names.ts'
import { abroad, mostlyAbroad } from './country.ts'
import { type City, distance, type Gazetteer, type Name } from './gazetteer.ts'
import type { Mention } from './mention.ts'
import { demonymsIn } from './mentions.ts'
import { isSport, type Reading } from './reading.ts'
import { personsIn, type Surroundings, surroundingsOf } from './surroundings.ts'

export type PlaceType = 'city' | 'state' | 'country' | 'region' | 'neighbourhood' | 'landmark'

/** A place that a text names. */
export interface FoundPlace {
  type: PlaceType
  name: string
  /** Of a city: `cidade-uf`. */
  path?: string
  /** Of a city or state: the state's two letters. */
  state?: string
  /** From 0 to 1. */
  confidence: number
  /** The words that it came from, as they stand in the text. */
  evidence: string[]
}

/** What a site knows of itself. */
export interface SiteKnowledge {
  /** The cities that the site writes about, by path, and how much: 1 is its main city. */
  cities: ReadonlyMap<string, number>
  /** How often editors took (above 0) or refused (below 0) a city, from -1 to 1. */
  learned: ReadonlyMap<string, number>
}

export const noKnowledge: SiteKnowledge = { cities: new Map(), learned: new Map() }

/** The evidence that a text gives for one city. */
export interface CityScore {
  city: City
  score: number
  mentions: Mention[]
  /** The positions of its demonym. */
  demonyms: number[]
}

/** A name's best evidence, and what a lower repeat adds. */
const weight = {
  base: 0.4,
  common: -3,
  again: 0.5,
  most: 2,
  nearby: 2,
  elsewhere: -2.5,
  sameState: 1.6,
  areaCode: 3,
  site: 2,
  population: 0.8,
  demonym: 3,
  learned: 2.5,
  abroad: -6,
}
/** The score at which a city is as likely named as not. */
const even = 1.6

/** The cities of a text that are named as places, the most certain first; `all` are the text's mentions. */
export function findCities(
  reading: Reading,
  all: readonly Mention[],
  gazetteer: Gazetteer,
  site: SiteKnowledge,
): CityScore[] {
  const mentions = all.filter(({ name }) => name.cities.length > 0)
  const surroundings = surroundingsOf(reading, all, gazetteer)
  const persons = personsIn(reading.words, mentions)
  const byName = new Map<Name, Mention[]>()
  for (const mention of mentions) {
    if (mention.asState) continue
    byName.set(mention.name, [...(byName.get(mention.name) ?? []), mention])
  }
  // Names with one meaning come first: the others are decided by their neighbours.
  const ordered = [...byName].sort(([a], [b]) => a.cities.length - b.cities.length)
  const found: CityScore[] = []
  for (const [name, others] of ordered) {
    for (const [, group] of Map.groupBy(others, ({ beside }) => beside ?? '')) {
      const score = scoreOf(name, group, { reading, surroundings, persons, site, found, gazetteer, others })
      if (score) found.push(score)
    }
  }
  addDemonyms(
    isSport(reading)
      ? {
          ...reading,
          words: reading.words.map(word => (fans.has(word.key) ? { ...word, capital: true, first: false } : word)),
        }
      : reading,
    gazetteer,
    surroundings,
    found,
  )
  return merged(found).sort((a, b) => b.score - a.score)
}

/** Followers of a club in a text on sport. */
const fans = new Set(['santista', 'santistas', 'londrinense', 'criciumense', 'cruzeirense'])

/** One entry a city: a name with its state and the same name without it are one. */
function merged(found: readonly CityScore[]): CityScore[] {
  const byPath = new Map<string, CityScore>()
  for (const each of found) {
    const known = byPath.get(each.city.path)
    if (!known) byPath.set(each.city.path, each)
    else {
      known.score = Math.max(known.score, each.score)
      known.mentions.push(...each.mentions)
      known.demonyms.push(...each.demonyms)
    }
  }
  return [...byPath.values()]
}

interface Scoring {
  reading: Reading
  surroundings: Surroundings
  persons: ReadonlySet<string>
  site: SiteKnowledge
  /** The cities that are decided already. */
  found: readonly CityScore[]
  gazetteer: Gazetteer
  /** All mentions of the name. */
  others: readonly Mention[]
}

/** What the mentions of one name speak for; null when they name no city. */
function scoreOf(name: Name, mentions: readonly Mention[], scoring: Scoring): CityScore | null {
  const { beside } = mentions[0] as Mention
  const candidates = beside ? name.cities.filter(({ state }) => state === beside) : name.cities
  if (candidates.length === 0) return null
  const [best, second] = candidates
    .map(city => ({ city, score: likelihood(city, scoring) }))
    .toSorted((a, b) => b.score - a.score) as [{ city: City; score: number }, { city: City; score: number } | undefined]
  const evidences = mentions.map(({ evidence }) => evidence).toSorted((a, b) => b - a)
  const [top = 0, ...rest] = evidences
  const repeated =
    Math.min(weight.most, rest.filter(each => each > 0).length * weight.again) +
    Math.max(-3, rest.filter(each => each < 0).length * -0.4)
  const own = name.words.join(' ')
  let score = weight.base + top + repeated + (beside ? 2 : best.score)
  if (!beside) {
    if (isCommonName(name.words) && top < 4) score += best.city.population > 300_000 ? weight.common / 2 : weight.common
    if (scoring.persons.has(name.words.at(-1) ?? '') && top < 4) score -= 4
    if (mentions.some(({ instead }) => instead === 'person') && top < 3) score -= 3
    // Two cities of one name, and nothing that says which.
    if (second && best.score - second.score < 0.7) score -= 2
    if (isAbroad(own, best.city, scoring)) score += weight.abroad
  }
  return { city: best.city, score, mentions: [...mentions], demonyms: [] }
}

/** How likely a name means this one of its cities, from the text's other places and from the site. */
function likelihood(city: City, { surroundings, site, found, others }: Scoring): number {
  const { states, areas } = surroundings
  const total = [...states.values()].reduce((sum, count) => sum + count, 0)
  const near = found.some(each => each.score > even && each.city !== city && distance(each.city, city) < 90)
  // A small town far from all that a text names comes with its state.
  const isElsewhere = total > 0 && !states.has(city.state) && !near && city.population < 60_000
  return (
    (Math.log10(Math.max(1_000, city.population)) - 4.3) * weight.population +
    (total > 0 ? (weight.sameState * (states.get(city.state) ?? 0)) / total : 0) +
    (near ? weight.nearby : 0) +
    (isElsewhere ? weight.elsewhere : 0) +
    (areas.some(area => area.state === city.state && distance(area, city) < 250) ? weight.areaCode : 0) +
    (others.some(({ beside }) => beside === city.state) ? 6 : 0) +
    weight.site * (site.cities.get(city.path) ?? 0) +
    weight.learned * (site.learned.get(city.path) ?? 0)
  )
}

function isAbroad(name: string, city: City, { surroundings, found }: Scoring): boolean {
  const lands = abroad[name]
  if (!lands) return false
  const isNear = found.some(each => each.score > even && distance(each.city, city) < 90)
  return (
    lands.some(land => surroundings.countries.has(land)) ||
    (mostlyAbroad.has(name) && !isNear && !surroundings.states.has(city.state))
  )
}

function addDemonyms(
  reading: Reading,
  gazetteer: Gazetteer,
  { states, areas }: Surroundings,
  found: CityScore[],
): void {
  for (const { cities, at, sure } of demonymsIn(reading, gazetteer)) {
    const known = found.find(({ city }) => cities.includes(city))
    const [first, second] = cities
    const city =
      known?.city ??
      (sure || !second || (first && first.population > 10 * second.population)
        ? first
        : cities.find(each => states.has(each.state) || areas.some(area => distance(area, each) < 150)))
    // The demonym of a small town stands beside its state, or the word is another.
    if (!city || (!known && city.population < 40_000 && !states.has(city.state))) continue
    if (known) {
      known.score += weight.demonym / (known.demonyms.length + 1)
      known.demonyms.push(at)
    } else found.push({ city, score: even + weight.demonym * 0.6, mentions: [], demonyms: [at] })
  }
}

/** A score as a probability. */
export const confidenceOf = (score: number): number => 1 / (1 + Math.exp(even - score))
