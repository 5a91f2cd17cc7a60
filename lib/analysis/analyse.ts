import { fold } from '../text/text.ts'
import { type FoundPlace, noKnowledge, type SiteKnowledge } from './places/found-place.ts'
import { type Gazetteer, nameWords } from './places/gazetteer.ts'
import { placesInsideCities } from './places/inside-city.ts'
import type { Mention } from './places/mention.ts'
import { mentionsIn } from './places/mentions.ts'
import { type CityScore, confidenceOf, findCities } from './places/places.ts'
import { statesIn, writtenAt } from './places/surroundings.ts'
import { type CityCertainty, certaintiesOf } from './primary/certainty.ts'
import { homeOf } from './primary/home.ts'
import { primaryOptions, type TextAbout } from './primary/primary.ts'
import { type AnalysedText, type ReadText, readText } from './reading/reading.ts'
import { stateNames } from './states.ts'
import type { TextPlaces } from './tags/candidates.ts'
import { type FoundTag, findTags, noTags, type TagKnowledge } from './tags/tags.ts'

/** What an analysis suggests for an article. Nothing of it is chosen yet. */
export interface Analysis {
  tags: FoundTag[]
  /** Cities, states, regions and countries, quarters and buildings, the most certain first. */
  locations: FoundPlace[]
  primaryLocation: FoundPlace | null
}

/** What a site's archive and its editors' choices add to the rules of the language. */
export interface Knowledge {
  places: SiteKnowledge
  tags: TagKnowledge
}

/** A place that is less certainly named is not shown. */
const shownFrom = 0.5

/** Suggests tags and places for an article by rules (decision 0248), with the words that they came from. Pure; some milliseconds for a long text. */
export function analyse(
  text: AnalysedText,
  gazetteer: Gazetteer,
  knowledge: Knowledge = { places: noKnowledge, tags: noTags },
): Analysis {
  const reading = readText(text)
  const places = placesOf(reading, gazetteer, knowledge.places)
  const home = homeOf(reading, places.locations, gazetteer, knowledge.places)
  return {
    // The newspaper's own city is no tag of a text that does not name it.
    tags: findTags(reading, places, knowledge.tags),
    locations: home ? [home, ...places.locations] : places.locations,
    primaryLocation: places.primary ?? home,
  }
}

/** The places of a text that are certain enough to be shown, the most certain first. */
export function placesOf(reading: ReadText, gazetteer: Gazetteer, site: SiteKnowledge = noKnowledge): TextPlaces {
  const mentions = mentionsIn(reading, gazetteer)
  const named = namedCities(reading, mentions, gazetteer, site)
  const { primary, certainties } = certaintiesOf(primaryOptions(reading, named, landsIn(mentions)))
  const certaintyOf = ({ city }: CityScore) => certainties.get(city) ?? { certainty: 0 }
  const cities = named
    .toSorted((a, b) => certaintyOf(b).certainty - certaintyOf(a).certainty)
    .map(each => cityPlace(each, certaintyOf(each), reading.words))
  // The district of a municipality's seat has its name.
  const isCity = (name: string) => named.some(({ city }) => fold(city.name) === name)
  const others = [
    ...statePlaces(reading, mentions),
    ...otherPlaces(reading, mentions),
    ...placesInsideCities(reading).filter(({ name }) => !isCity(fold(name))),
  ]
  return {
    locations: [...cities, ...others.filter(({ confidence }) => confidence >= shownFrom)].toSorted(
      (a, b) => b.confidence - a.confidence,
    ),
    primary: cities.find(({ path }) => path === primary?.path) ?? null,
    stateNames,
    names: placeNames(gazetteer),
  }
}

/** The cities that a text names, certainly enough to be shown. */
export const namedCities = (...text: Parameters<typeof findCities>): CityScore[] =>
  findCities(...text).filter(({ score }) => confidenceOf(score) >= shownFrom)

const rounded = (confidence: number) => Math.round(confidence * 100) / 100

function cityPlace(
  { city, mentions, demonyms }: CityScore,
  { certainty, reasons }: CityCertainty,
  words: ReadText['words'],
): FoundPlace {
  const named = mentions
    .filter(({ instead }) => !instead)
    .map(({ from, to }) => writtenAt(words, words[from]?.first ? from : Math.max(0, from - 1), to))
  const evidence = [...new Set([...named, ...demonyms.map(at => words[at]?.written ?? '')])].slice(0, 3)
  return {
    type: 'city',
    name: city.name,
    path: city.path,
    state: city.state,
    confidence: rounded(certainty),
    evidence,
    ...(reasons && { reasons }),
  }
}

const statePlaces = (reading: ReadText, mentions: readonly Mention[]): FoundPlace[] =>
  [...statesIn(reading, mentions)].map(([state, written]) => ({
    type: 'state',
    name: stateNames[state] ?? state,
    state,
    confidence: rounded(1 - 0.2 / written.length),
    evidence: [...new Set(written)].slice(0, 3),
  }))

/** Where a text names states, regions and countries. */
export const landsIn = (mentions: readonly Mention[]): TextAbout => ({
  lands: mentions.flatMap(({ name, from, asState, instead, evidence }) =>
    !instead && evidence >= 0 && (asState || (name.cities.length === 0 && (name.state || name.region || name.country)))
      ? [from]
      : [],
  ),
})

/** Regions and countries by their names. */
function otherPlaces({ words }: ReadText, mentions: readonly Mention[]): FoundPlace[] {
  const found = new Map<string, FoundPlace>()
  for (const { name, from, to, instead } of mentions) {
    if (instead || (!name.country && !name.region) || name.cities.length > 0) continue
    const written = writtenAt(words, from, to)
    if (!found.has(written))
      found.set(written, {
        type: name.country ? 'country' : 'region',
        name: written,
        confidence: 0.8,
        evidence: [written],
      })
  }
  return [...found.values()]
}

const namesKept = new WeakMap<Gazetteer, ReadonlySet<string>>()
/** The folded names of all places: a place is a location, no tag. */
function placeNames(gazetteer: Gazetteer): ReadonlySet<string> {
  const known = namesKept.get(gazetteer)
  if (known) return known
  const names = new Set<string>()
  for (const list of gazetteer.byFirst.values()) for (const { words } of list) names.add(words.join(' '))
  for (const name of Object.values(stateNames)) names.add(nameWords(name).join(' '))
  namesKept.set(gazetteer, names)
  return names
}
