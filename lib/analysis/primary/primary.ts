import weights from '#prisma/reference/analysis/primary-weights.json' with { type: 'json' }
import { type Features, oddsOf, type Weights } from '../chance.ts'
import type { City } from '../places/gazetteer.ts'
import type { Mention } from '../places/mention.ts'
import { isDateline } from '../places/mentions.ts'
import { confidenceOf } from '../places/places.ts'
import { quartersOf } from '../places/quarters.ts'
import { capitals } from '../reading/country.ts'
import { isSport, type Part, type ReadText } from '../reading/reading.ts'
import { anaphorsOf, isDirection, paragraphsOf, rolesOf, scopeOf, widthOf } from './primary-signs.ts'

/**
 * How much each feature counts in the choice between the cities of a text and none. Fitted by `node tests/support/analysis/fit.ts primary --write` to the
 * tuning half of `tests/support/analysis/texts`.
 */
const primaryWeights: Weights = weights

/** A city with where it stands in a text. */
export interface Placed {
  city: City
  score: number
  mentions: readonly Mention[]
  demonyms: readonly number[]
}

/** How likely each choice for the primary city is, from 0 to 1. Together they are 1. */
export function primaryChances(
  options: readonly PrimaryOption[],
  weights: Weights = primaryWeights,
): (PrimaryOption & { chance: number })[] {
  const powers = options.map(({ features }) => Math.exp(oddsOf(features, weights)))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return options.map((option, at) => ({ ...option, chance: (powers[at] ?? 0) / total }))
}

/** A choice for the primary city; null is none. */
export interface PrimaryOption {
  city: City | null
  features: Features
}

/** What else a text's title and lead name beside cities. */
export interface TextAbout {
  /** The positions of names of states, regions and countries. */
  lands: readonly number[]
}

export interface CityStanding {
  city: City
  score: number
  /** The positions of the words that name it, its dateline apart. */
  at: readonly number[]
  /** Of these the ones behind “em”, “no” or “na”. */
  located: ReadonlySet<number>
  dateline: boolean
  /** Where each mention begins and ends. */
  ends: ReadonlyMap<number, number>
}

/** The cities that could be the primary one, and none, with what speaks for each: where it stands, how often, before which others. */
export function primaryOptions(reading: ReadText, cities: readonly Placed[], { lands }: TextAbout): PrimaryOption[] {
  const { words } = reading
  const certain = new Set(
    cities.flatMap(({ score, mentions }) => (confidenceOf(score) >= 0.9 ? mentions.map(({ from }) => from) : [])),
  )
  // In a text on sport “Botafogo” and “Vitória” are clubs.
  const namesQuarters = !isSport(reading)
  const quartersIn = ({ path }: City) =>
    namesQuarters ? quartersOf(path, words).filter(position => !certain.has(position)) : []
  const all = cities
    .map(each => standing(each, words, quartersIn(each.city)))
    .filter(({ at, dateline }) => at.length > 0 || dateline)
  const total = all.reduce((sum, { at }) => sum + at.length, 0)
  const most = Math.max(0, ...all.map(({ at }) => at.length))
  const firstIn = (part: Part) =>
    Math.min(...all.flatMap(({ at }) => at.filter(position => words[position]?.part === part)))
  const firsts = { title: firstIn('title'), summary: firstIn('summary'), lead: firstIn('lead') }
  const has = (positions: readonly number[], part: Part) => positions.some(position => words[position]?.part === part)
  const titled = all.filter(({ at }) => has(at, 'title')).length
  const listed = listedInTitle(all, words)
  const first = Math.min(...all.flatMap(({ at }) => at))
  const inLists = listedIn(all, words)
  const landIn = (part: Part) => lands.some(position => words[position]?.part === part)
  const anaphors = anaphorsOf(words, all)
  const inAll = Math.max(
    1,
    new Set(words.filter(({ part }) => part === 'lead' || part === 'body').map(({ paragraph }) => paragraph)).size,
  )
  const isAnaphoric = [...anaphors.values()].some(count => count > 0)
  const none = { ...noneFeatures(reading, all, lands), noneAnaphors: !isAnaphoric }

  const options = all.map(({ city, score, at, located, dateline }) => {
    const title = has(at, 'title')
    const summary = has(at, 'summary')
    const lead = has(at, 'lead')
    const locatedIn = (part: Part) => has([...located], part)
    const roles = at.map(position => rolesOf(words, position))
    const share = (is: (role: (typeof roles)[number]) => boolean) =>
      roles.length > 0 ? roles.filter(is).length / roles.length : 0
    const others = Math.max(0, ...all.filter(each => each.city !== city).map(each => each.at.length))
    const features: Record<string, number | boolean> = {
      title,
      titleFirst: at.includes(firsts.title),
      titleLocated: locatedIn('title'),
      titleShared: title && titled > 1,
      titleListed: title && listed.has(city),
      titleOther: !title && titled > 0,
      titleLand: !title && lands.some(position => words[position]?.part === 'title'),
      summary,
      summaryFirst: at.includes(firsts.summary),
      lead,
      leadFirst: at.includes(firsts.lead),
      leadLocated: locatedIn('lead'),
      first: at.includes(first),
      dateline,
      datelineOnly: dateline && at.length === 0,
      share: total > 0 ? at.length / total : 0,
      most: at.length === most,
      ahead: Math.max(-2, Math.min(2, at.length - others)),
      often: Math.log2(1 + Math.min(7, at.length)),
      sure: confidenceOf(score),
      anaphors: Math.log2(1 + Math.min(7, anaphors.get(city) ?? 0)),
      paragraphs: paragraphsOf(words, at) / inAll,
      acts: at.some(position => words[position]?.part === 'title' && words[position]?.first),
      located: Math.log2(1 + Math.min(3, located.size)),
      office: roles.some(role => role.office),
      officeAhead: at.some((position, n) => words[position]?.part !== 'body' && roles[n]?.office),
      facility: roles.some(role => role.facility),
      facilityTitle: at.some((position, n) => words[position]?.part === 'title' && roles[n]?.facility),
      titleAlone: title && titled === 1,
      titleAloneNoLand: title && titled === 1 && !landIn('title'),
      way: share(role => role.way),
      origin: share(role => role.origin),
      seat: share(role => role.seat),
      listed: at.length > 0 ? Math.min(1, (inLists.get(city) ?? 0) / at.length) : 0,
      capitalUntitled: !title && capitals[city.state] === city.path && landIn('title'),
      capitalUnled: !title && !lead && capitals[city.state] === city.path,
    }
    return { city, features: asNumbers(features) }
  })
  return [...options, { city: null, features: asNumbers(none) }]
}

/** What speaks for a text to be about no city: it names states, many places, or several cities alike. */
function noneFeatures(
  reading: ReadText,
  all: readonly CityStanding[],
  lands: readonly number[],
): Record<string, number | boolean> {
  const { words } = reading
  const has = (positions: readonly number[], part: Part) => positions.some(position => words[position]?.part === part)
  const titled = all.filter(({ at }) => has(at, 'title')).length
  const inLists = listedIn(all, words)
  const scope = scopeOf(reading)
  const width = widthOf(reading)
  return {
    none: true,
    noneMany: Math.log2(1 + all.length),
    noneUntitled: titled === 0,
    noneListed: listedInTitle(all, words).size > 0,
    noneLand: has(lands, 'title'),
    noneLandLead: has(lands, 'lead') || has(lands, 'summary'),
    noneLandFirst: Math.min(...lands) < Math.min(...all.flatMap(({ at }) => at)),
    noneLands: Math.log2(1 + Math.min(7, lands.length)),
    noneLandUntitled: has(lands, 'title') && titled === 0,
    noneManyPlaces: width.many,
    noneManyAhead: width.manyAhead,
    noneStatewide: width.state,
    noneLists: all.filter(({ city }) => (inLists.get(city) ?? 0) >= 1).length >= 3,
    noneLocal: scope.local,
    noneNational: scope.national,
    noneTitled: titled > 1,
    noneTwins: areTwins(all.filter(({ at }) => has(at, 'title'))),
    noneTwinsLead: areTwins(all.filter(({ at }) => has(at, 'lead'))),
    noneUnled: !all.some(({ at }) => has(at, 'lead')),
  }
}

const asNumbers = (features: Readonly<Record<string, number | boolean>>): Features =>
  Object.fromEntries(Object.entries(features).map(([name, value]) => [name, Number(value)]))

/** Cities of the title that stand in one list there: “entre Morretes e Antonina”. A text about two alike is about neither. */
function listedInTitle(all: readonly CityStanding[], words: ReadText['words']): ReadonlySet<City> {
  const inTitle = all
    .flatMap(({ city, ends }) =>
      [...ends].filter(([from]) => words[from]?.part === 'title').map(([from, to]) => ({ city, from, to })),
    )
    .toSorted((a, b) => a.from - b.from)
  const listed = new Set<City>()
  for (const [at, { city, from }] of inTitle.entries()) {
    const before = inTitle[at - 1]
    const between = before && words.slice(before.to, from)
    if (before && between?.every(({ key }) => key === 'e' || key === 'a') && between.length <= 1)
      listed.add(city).add(before.city)
  }
  return listed
}

/** Whether the text speaks of two cities alike. */
function areTwins(some: readonly CityStanding[]): boolean {
  const [first, second] = some.map(({ at }) => at.length).toSorted((a, b) => b - a)
  return first !== undefined && second !== undefined && first - second <= 1
}

/** How often each city stands right beside another one, as in a list. */
function listedIn(all: readonly CityStanding[], words: ReadText['words']): ReadonlyMap<City, number> {
  const ends = all
    .flatMap(({ city, ends }) => [...ends].map(([from, to]) => ({ city, from, to })))
    .toSorted((a, b) => a.from - b.from)
  const found = new Map<City, Set<number>>()
  const add = (city: City, from: number) => found.set(city, (found.get(city) ?? new Set()).add(from))
  for (const [at, { city, from }] of ends.entries()) {
    const before = ends[at - 1]
    if (!before || before.city === city) continue
    const between = words.slice(before.to, from)
    const isList =
      between.length === 0
        ? words[from]?.before === ', '
        : between.length <= 2 && /^(?:e|ou|a)$/.test(between[0]?.key ?? '')
    if (isList || (between.length === 1 && /^(?:em|de)$/.test(between[0]?.key ?? ''))) {
      add(city, from)
      add(before.city, before.from)
    }
  }
  return new Map([...found].map(([city, positions]) => [city, positions.size]))
}

function standing(
  { city, score, mentions, demonyms }: Placed,
  words: ReadText['words'],
  quarters: readonly number[],
): CityStanding {
  const real = mentions.filter(({ evidence, instead }) => evidence > -2 && !instead)
  const placed = real.filter(mention => !isDateline(words, mention) && !isDirection(words, mention.from))
  const located = placed.filter(({ from }) => /^(?:em|no|na)$/.test(words[from - 1]?.key ?? ''))
  return {
    city,
    score,
    dateline: real.some(mention => isDateline(words, mention)),
    at: [...placed.map(({ from }) => from), ...demonyms, ...quarters],
    ends: new Map(placed.map(({ from, to }) => [from, to])),
    located: new Set(located.map(({ from }) => from)),
  }
}
