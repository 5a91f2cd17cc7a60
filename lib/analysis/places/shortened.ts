import type { Word } from '../reading/reading.ts'
import { actsAt } from './acting.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Mention } from './mention.ts'

/** A word that begins more names than this is too common to stand for one of them. */
const mostNames = 12
const located = /^(?:em|de|para|ate)$/

/**
 * The mentions of a city by one word of its name, in a text that has the full name elsewhere: “Bento recebe” beside “Bento Gonçalves”, “em Friburgo” beside
 * “Nova Friburgo”. Such a word counts where a verb makes it the subject, or behind a preposition of place.
 */
export function shortenedMentions(
  words: readonly Word[],
  mentions: readonly Mention[],
  { byFirst }: Gazetteer,
): Mention[] {
  const short = new Map<string, Mention>()
  for (const mention of mentions) {
    const { name, instead, asState, evidence } = mention
    if (instead || asState || evidence < 0 || name.words.length < 2 || name.cities.length === 0) continue
    const [first = '', last = ''] = [name.words[0], name.words.at(-1)]
    if (!short.has(first) && (byFirst.get(first)?.length ?? 0) <= mostNames) short.set(first, mention)
    else if (!short.has(last) && !byFirst.has(last)) short.set(last, mention)
  }
  if (short.size === 0) return []
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
  return words.flatMap((word, at): Mention[] => {
    const full = word.capital && !taken.has(at) ? short.get(word.key) : undefined
    const before = words[at - 1]
    const next = words[at + 1]
    if (!full || word.key.length < 4 || (next?.capital && /^[ -]$/.test(next.before))) return []
    const isLocated = !word.first && before !== undefined && located.test(before.key) && word.before === ' '
    if (!isLocated && !actsAt(words, { from: at, to: at + 1 })) return []
    return [{ ...full, from: at, to: at + 1, beside: null, evidence: 1 }]
  })
}
