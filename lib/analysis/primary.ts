import type { City } from './gazetteer.ts'
import type { Mention } from './mention.ts'
import { isDateline } from './mentions.ts'
import { confidenceOf } from './places.ts'
import type { Reading } from './reading.ts'

/** A city with where it stands in a text. */
export interface Placed {
  city: City
  score: number
  mentions: readonly Mention[]
  demonyms: readonly number[]
}

const places = { title: 7, summary: 4, lead: 2, body: 1 }
/** What a city needs to be the one that a text is about. */
const needed = 2.5
/** How far it is ahead of the next: a text about two cities alike is about neither. */
const ahead = 1.1

/** The city that a text is about; null when it is about none. */
export function primaryOf({ words }: Reading, cities: readonly Placed[]): City | null {
  const ranked = cities
    .filter(({ score }) => confidenceOf(score) >= 0.5)
    .map(each => ({ city: each.city, weight: weightOf(each, words) }))
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  if (!first || first.weight < needed) return null
  return second && first.weight < second.weight * ahead ? null : first.city
}

function weightOf({ mentions, demonyms, score }: Placed, words: Reading['words']): number {
  const real = mentions.filter(mention => mention.evidence > -2 && !mention.instead && !isDateline(words, mention))
  const at = [...real.map(({ from }) => from), ...demonyms]
  if (at.length === 0) return 0
  const first = Math.min(...at)
  let sum = 0
  for (const part of ['title', 'summary', 'lead', 'body'] as const) {
    const count = at.filter(position => words[position]?.part === part).length
    sum += places[part] * Math.min(count, part === 'body' ? 4 : 1)
  }
  const early = 1.5 * (1 - first / Math.max(1, words.length))
  return sum * confidenceOf(score) + early
}
