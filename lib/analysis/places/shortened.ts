import type { Word } from '../reading/reading.ts'
import { actsAt } from './acting.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Mention } from './mention.ts'

/** So many names that begin with one word make it too common to stand for one of them. */
const tooMany = 12
const located = /^(?:em|de|para|ate)$/

/**
 * The places where a text names a city by one word after it, or its title, named it in full: “Bento recebe” beside “Bento Gonçalves”, “em Friburgo” beside
 * “Nova Friburgo”.
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
    if (!short.has(first) && (byFirst.get(first)?.length ?? 0) <= tooMany) short.set(first, mention)
    else if (!short.has(last) && !byFirst.has(last)) short.set(last, mention)
  }
  if (short.size === 0) return []
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
  return words.flatMap((word, at): Mention[] => {
    const full = word.capital && !taken.has(at) ? short.get(word.key) : undefined
    const [before, next] = [words[at - 1], words[at + 1]]
    if (!full || word.key.length < 4 || (next?.capital && /^[ -]$/.test(next.before))) return []
    const isLocated = !word.first && before !== undefined && located.test(before.key) && word.before === ' '
    if (!isLocated && !actsAt(words, { from: at, to: at + 1 })) return []
    return [{ ...full, from: at, to: at + 1, beside: null, evidence: 1 }]
  })
}
