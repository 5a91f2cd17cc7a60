import weights from '#prisma/reference/analysis/city-weights.json' with { type: 'json' }
import { chanceOf, type Features, oddsOf, type Weights } from '../chance.ts'
import { mostlyAbroad } from '../reading/country.ts'
import { isSport, type ReadText } from '../reading/reading.ts'
import { cityFeatures, learnedWeight, likelihood, type Scoring, siteWeight } from './city-features.ts'
import { demonymsIn } from './demonyms.ts'
import type { SiteKnowledge } from './found-place.ts'
import { type City, distance, type Gazetteer, type Name } from './gazetteer.ts'
import type { Mention } from './mention.ts'
import { personsIn, type Surroundings, surroundingsOf } from './surroundings.ts'

/**
 * What each feature of a name adds to the odds that a city is meant. Fitted by `node tests/support/analysis/fit.ts cities --write` to the tuning half of
 * `tests/support/analysis/texts`.
 */
export const cityWeights: Weights = weights

/** The evidence that a text gives for one city. */
export interface CityScore {
  city: City
  score: number
  mentions: Mention[]
  /** The positions of its demonym. */
  demonyms: number[]
  /** What speaks for its name to mean it. */
  features: Features
}

/** What a name loses that means a city abroad unless a Brazilian state stands beside it: too few texts have one to fit it. */
const namesakeWeight = -5
/** What each demonym adds, and the odds of a city that only its demonym names. */
const demonymWeight = 3
const byDemonym = 1.8

/** The cities of a text that are named as places, the most certain first; `all` are the text's mentions. */
export function findCities(
  reading: ReadText,
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
  const whole = new Set(
    mentions.flatMap(({ name, instead, asState, beside }) => {
      if (instead || asState) return []
      const [first, second] = name.cities.toSorted((a, b) => b.population - a.population)
      return first && !beside && (!second || first.population > 10 * second.population) ? [first.path] : []
    }),
  )
  for (const [name, others] of ordered) {
    for (const [, group] of Map.groupBy(others, ({ beside }) => beside ?? '')) {
      const score = scoreOf(name, group, {
        reading,
        surroundings,
        persons,
        site,
        found,
        others,
        whole,
        ...longerThan(name, others, mentions, reading),
      })
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

/** The cities of longer names in the text that begin with this one, by whether the text names them before it or only after. */
function longerThan(
  { words: own }: Name,
  others: readonly Mention[],
  mentions: readonly Mention[],
  { words }: ReadText,
): Pick<Scoring, 'longer' | 'later'> {
  const first = others.find(({ from }) => /^(?:lead|body)$/.test(words[from]?.part ?? ''))
  const all = mentions
    .filter(({ name, evidence, instead }) => !instead && evidence >= 0 && name.words.length > own.length)
    .filter(({ name }) => own.every((word, at) => name.words[at] === word))
  const citiesOf = (some: readonly Mention[]) => [
    ...new Set(some.flatMap(({ name, beside }) => name.cities.filter(({ state }) => !beside || state === beside))),
  ]
  const longer = citiesOf(all.filter(({ from }) => !first || from < first.from))
  return { longer, later: citiesOf(all).filter(city => !longer.includes(city)) }
}

/** What the mentions of one name speak for; null when they name no city. */
function scoreOf(name: Name, mentions: readonly Mention[], scoring: Scoring): CityScore | null {
  const { beside } = mentions[0] as Mention
  const known = [...name.cities, ...scoring.longer]
  const candidates = beside ? known.filter(({ state }) => state === beside) : known
  if (candidates.length === 0) return null
  const [best, second] = candidates
    .map(city => ({ city, score: likelihood(city, scoring) }))
    .toSorted((a, b) => b.score - a.score) as [{ city: City; score: number }, { city: City; score: number } | undefined]
  const { city } = best
  const features = cityFeatures(name, mentions, city, scoring)
  // Two cities of one name, and nothing that says which.
  features.rival = !beside && second && best.score - second.score < 0.7 ? 1 : 0
  const { site } = scoring
  const score =
    oddsOf(features, cityWeights) +
    (features.abroad && mostlyAbroad.has(name.words.join(' ')) ? namesakeWeight : 0) +
    siteWeight * (site.cities.get(city.path) ?? 0) +
    learnedWeight * (site.learned.get(city.path) ?? 0)
  return { city, score, mentions: [...mentions], demonyms: [], features }
}

function addDemonyms(
  reading: ReadText,
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
      known.score += demonymWeight / (known.demonyms.length + 1)
      known.demonyms.push(at)
    } else found.push({ city, score: byDemonym, mentions: [], demonyms: [at], features: {} })
  }
}

/** A score, which is the logarithm of the odds, as a share from 0 to 1. */
export const confidenceOf = chanceOf
