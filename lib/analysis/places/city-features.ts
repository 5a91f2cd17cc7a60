import { isCommonName } from '../../imports/place-names.ts'
import { abroad, mostlyAbroad } from '../reading/country.ts'
import type { ReadText } from '../reading/reading.ts'
import { actsAt } from './acting.ts'
import type { SiteKnowledge } from './found-place.ts'
import { type City, distance, type Name } from './gazetteer.ts'
import type { Mention } from './mention.ts'
import { isQuarterOf } from './quarters.ts'
import type { Surroundings } from './surroundings.ts'

/** What a site's own cities and its editors' choices add to the odds. */
export const siteWeight = 2
export const learnedWeight = 2.5

/** What the cities of a text are judged by. */
export interface Scoring {
  reading: ReadText
  surroundings: Surroundings
  persons: ReadonlySet<string>
  site: SiteKnowledge
  /** The cities that are decided already. */
  found: readonly Decided[]
  /** Cities that the text names in full and that this name may shorten: “Laje do Muriaé”, then “Laje”. */
  longer: readonly City[]
  /** Cities that it names in full only later: this name is told from them. */
  later: readonly City[]
  /** The paths of the cities that the text names where their names mean one city alone, or any with much for it. */
  whole: ReadonlySet<string>
  /** All mentions of the name. */
  others: readonly Mention[]
}

/** A city that is decided already, and its odds. */
interface Decided {
  city: City
  score: number
}

/** What speaks for a name to mean a city: what stands around its mentions, how common the name is, and the text's other places. */
export function cityFeatures(
  name: Name,
  mentions: readonly Mention[],
  city: City,
  scoring: Scoring,
): Record<string, number> {
  const { beside } = mentions[0] as Mention
  const { reading, surroundings, persons, found } = scoring
  const { areas } = surroundings
  const states = statesAround(scoring)
  const evidences = mentions.map(({ evidence }) => evidence)
  const top = Math.max(...evidences)
  const total = [...states.values()].reduce((sum, count) => sum + count, 0)
  const near = found.some(each => each.score > 0 && each.city !== city && distance(each.city, city) < 90)
  const common = isCommonName(name.words)
  const own = name.words.join(' ')
  const parts = new Set(mentions.flatMap(({ from, instead }) => (instead ? [] : (reading.words[from]?.part ?? []))))
  const all: Record<string, number | boolean> = {
    beside: beside !== null,
    top: Math.max(-3, top),
    placed: top >= 1,
    sure: top >= 3,
    surest: top >= 4,
    again: Math.log2(1 + Math.min(7, evidences.filter(each => each > 0).length)),
    against: Math.min(
      4,
      mentions.filter(({ instead }) => instead && instead !== 'thing' && instead !== 'longer').length,
    ),
    besides: Math.min(4, mentions.filter(({ instead }) => instead === 'thing' || instead === 'longer').length),
    besidesCommon:
      common && !beside
        ? Math.min(4, mentions.filter(({ instead }) => instead === 'thing' || instead === 'longer').length)
        : 0,
    common: !beside && common,
    commonUnsure: !beside && common && top < 3,
    commonLarge: !beside && common && city.population > 300_000,
    acts: mentions.some(mention => !mention.instead && actsAt(reading.words, mention)),
    besidesPlaced:
      top >= 1 ? Math.min(4, mentions.filter(({ instead }) => instead === 'thing' || instead === 'longer').length) : 0,
    besidesNear: Math.min(3, mentions.filter(({ instead }) => instead === 'near').length),
    quarter: !beside && city.population < 500_000 && isQuarterOf(own, city, scoring.whole),
    person: !beside && persons.has(name.words.at(-1) ?? ''),
    personUnsure: !beside && top < 4 && persons.has(name.words.at(-1) ?? ''),
    personal: !beside && mentions.some(({ instead }) => instead === 'person'),
    population: Math.log10(Math.max(1_000, city.population)) - 4.3,
    shared: !beside && name.cities.length > 1,
    near,
    sameState: total > 0 ? (states.get(city.state) ?? 0) / total : 0,
    // A small town far from all that a text names comes with its state.
    elsewhere: !beside && total > 0 && !states.has(city.state) && !near && city.population < 60_000,
    far:
      !beside &&
      !states.has(city.state) &&
      found.some(each => each.score > 1 && each.city !== city) &&
      !found.some(each => each.score > 1 && each.city !== city && distance(each.city, city) < 300),
    area: areas.some(area => area.state === city.state && distance(area, city) < 250),
    title: parts.has('title'),
    lead: parts.has('lead') || parts.has('summary'),
    long: name.words.length > 1,
    abroadHere: !beside && mentions.some(({ instead }) => instead === 'abroad'),
    abroad: !beside && isAbroad(own, scoring),
    foreign: !beside && total === 0 && surroundings.countries.size > 0,
  }
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, Number(value)]))
}

/** The states that a text names, and those of its certain cities, with how much it speaks of each. */
function statesAround({ surroundings, found }: Scoring): ReadonlyMap<string, number> {
  const states = new Map(surroundings.states)
  for (const { city, score } of found) if (score > 1.5) states.set(city.state, (states.get(city.state) ?? 0) + 0.7)
  return states
}

/** How likely a name means this one of its cities, from the text's other places and from the site. */
export function likelihood(city: City, scoring: Scoring): number {
  const { surroundings, site, found, longer, later } = scoring
  const { areas } = surroundings
  const states = statesAround(scoring)
  const total = [...states.values()].reduce((sum, count) => sum + count, 0)
  const near = found.some(each => each.score > 0 && each.city !== city && distance(each.city, city) < 90)
  const isElsewhere = total > 0 && !states.has(city.state) && !near && city.population < 60_000
  return (
    (Math.log10(Math.max(1_000, city.population)) - 4.3) * 0.8 +
    (total > 0 ? (1.6 * (states.get(city.state) ?? 0)) / total : 0) +
    (near ? 2 : 0) +
    (isElsewhere ? -2.5 : 0) +
    (longer.includes(city) ? 4 : 0) +
    (later.includes(city) ? -3 : 0) +
    (areas.some(area => area.state === city.state && distance(area, city) < 250) ? 3 : 0) +
    (isToldByState(city, scoring) ? 6 : 0) +
    siteWeight * (site.cities.get(city.path) ?? 0) +
    learnedWeight * (site.learned.get(city.path) ?? 0)
  )
}

/** Whether the name's first mention in the text itself has the city's state beside it: a later one may tell it from its namesake. */
function isToldByState(city: City, { others, reading }: Scoring): boolean {
  const [first] = others.filter(({ from }) => /^(?:lead|body)$/.test(reading.words[from]?.part ?? ''))
  const ahead = others.filter(({ from }) => !first || from <= first.from)
  return ahead.some(({ beside }) => beside === city.state)
}

function isAbroad(name: string, { surroundings }: Scoring): boolean {
  return mostlyAbroad.has(name) || (abroad[name]?.some(land => surroundings.countries.has(land)) ?? false)
}
