import type { Analysis } from '../../analysis/analyse.ts'
import { type FoundPlace, isWide, type PlaceType } from '../../analysis/places/found-place.ts'
import type { City, Gazetteer } from '../../analysis/places/gazetteer.ts'
import { nameWords } from '../../analysis/places/gazetteer.ts'
import { type AnalysedText, readText } from '../../analysis/reading/reading.ts'
import { tagStems } from '../../analysis/tags/tag-stems.ts'
import { limits } from '../../limits.ts'
import { cleanText, fold, truncate } from '../../text/text.ts'
import { isAbout, isSupported, type Support, supportIn } from './supported.ts'

/** An answer of a language model in the right shape. Nothing in it is trusted. */
export interface Answer {
  tags: readonly { tag: string; relevance: number }[]
  locations: readonly { name: string; type: PlaceType; uf: string | null; confidence: number }[]
  primaryCity: string | null
  summary: string
  headlines: readonly string[]
}

export interface Accepted extends Analysis {
  summary: string | null
  headlines: string[]
}

const longestHeadline = 120
/** What the text supports and the rules did not find is shown and never chosen by itself. */
const unchosen = limits.suggestions.chosenFrom - 0.01
const rounded = (value: number) => Math.round(value * 100) / 100
const clean = (text: string, max: number) =>
  truncate(
    cleanText(text)
      // Signs that show nothing and turn the direction of what follows.
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )

/**
 * Joins the answer of a model with what the rules found. A tag or place of the model stays only when the rules found it too, or when the text tells
 * of it (AN-8): a text that orders the model to add a tag does not get it. What only the model suggests stays below the certainty that is chosen by
 * itself. Its primary city counts where title, summary or lead name it; else the rules' own stays.
 */
export function acceptedFrom(answer: Answer, local: Analysis, text: AnalysedText, gazetteer: Gazetteer): Accepted {
  const support = supportIn(text)
  const all = placesOf(answer, local, support, gazetteer)
  const own = answer.primaryCity === null ? null : fold(answer.primaryCity)
  const ahead = own !== null && leadOf(text).includes(` ${nameWords(own).join(' ')} `)
  const named = all.find(({ type, name }) => ahead && type === 'city' && fold(name) === own)
  const isDisputed = named !== undefined && named.path !== local.primaryLocation?.path
  const locations = isDisputed ? all.map(place => disputed(place, place === named)) : all
  const path = named?.path ?? local.primaryLocation?.path
  const proposals = answer.headlines.map(each => clean(each, longestHeadline))
  const summary = clean(answer.summary, limits.summary.max)
  return {
    tags: tagsOf(answer, local, support),
    locations,
    primaryLocation: locations.find(place => path && place.path === path) ?? null,
    summary: summary.length >= limits.summary.min && isAbout(summary, support) ? summary : null,
    headlines: [...new Set(proposals)]
      .filter(each => each.length >= limits.title.min && isAbout(each, support))
      .slice(0, 3),
  }
}

/** A place where model and rules name two primary cities: a person chooses, the model's one first. */
function disputed(place: FoundPlace, isNamed: boolean): FoundPlace {
  if (isNamed) return { ...place, confidence: unchosen, reasons: ['o modelo de linguagem a indica'] }
  return place.type === 'city' ? { ...place, confidence: Math.min(place.confidence, unchosen) } : place
}

/** The words of title, summary and lead: a city that a text is about is named there. */
const leadOf = (text: AnalysedText): string =>
  ` ${readText(text)
    .words.filter(({ part }) => part !== 'body')
    .map(({ key }) => key)
    .join(' ')} `

function tagsOf(answer: Answer, local: Analysis, support: Support): Analysis['tags'] {
  const found = new Map(local.tags.map(each => [tagStems(each.tag), each]))
  for (const { tag: written, relevance } of answer.tags) {
    const tag = clean(written, limits.tag.max)
    const key = tagStems(tag)
    if (key === '') continue
    const known = found.get(key)
    if (known)
      found.set(key, { ...known, relevance: rounded(Math.max(known.relevance, (known.relevance + relevance) / 2)) })
    else if (isSupported(tag, support))
      found.set(key, { tag, relevance: rounded(Math.min(relevance, unchosen)), evidence: [tag] })
  }
  return [...found.values()].toSorted((a, b) => b.relevance - a.relevance)
}

function placesOf(answer: Answer, local: Analysis, support: Support, gazetteer: Gazetteer): Analysis['locations'] {
  const keyOf = (type: PlaceType, name: string) => `${type} ${fold(name)}`
  const found = new Map(local.locations.map(each => [keyOf(each.type, each.name), each]))
  for (const { type, name: written, uf, confidence } of answer.locations) {
    const name = clean(written, limits.otherPlaces.name)
    if (name === '' || found.has(keyOf(type, name)) || !isSupported(name, support)) continue
    const certain = { confidence: rounded(Math.min(confidence, unchosen)), evidence: [name] }
    const city = type === 'city' ? cityOf(name, uf, gazetteer) : null
    if (type === 'city' && !city) continue
    found.set(
      keyOf(type, name),
      city
        ? { type, name: city.name, path: city.path, state: city.state, ...certain }
        : { type, name, ...(type === 'state' && uf && { state: clean(uf, 2).toUpperCase() }), ...certain },
    )
  }
  const all = [...found.values()].toSorted((a, b) => b.confidence - a.confidence)
  // The newspaper's own city is for a text without a place, and the model may have found one.
  return all.some(each => isWide(each) && !each.home) ? all.filter(({ home }) => !home) : all
}

/** The municipality of a name in a state; without a state only a name that no other has. */
function cityOf(name: string, uf: string | null, { byFirst }: Gazetteer): City | null {
  const words = nameWords(name)
  const known = byFirst.get(words[0] ?? '')?.find(each => each.words.join(' ') === words.join(' '))
  const cities = (known?.cities ?? []).filter(({ state }) => !uf || state === uf.toUpperCase())
  return cities.length === 1 ? (cities[0] ?? null) : null
}
