import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }
import type { Word } from '../reading/reading.ts'
import { givenNames, headlineVerbs } from '../reading/roles.ts'
import type { Mention } from './mention.ts'

/** Verbs beside those of headlines that have a city for their subject. */
const moreVerbs = new Set(lists.cityVerbs)

/** “Tefé recebe exposição”: a name without an article that begins a sentence and does something. Persons are mostly named with two words there. */
export function actsAt(words: readonly Word[], { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  const next = words[to]
  return (
    words[from]?.first === true &&
    next !== undefined &&
    !next.capital &&
    next.before === ' ' &&
    (headlineVerbs.has(next.key) ||
      moreVerbs.has(next.key) ||
      // “Campina Grande baixou a perda”, and not “Vitória contou”.
      (to - from > 1 && /(?:ou|eu|iu|ara|era|ira)$/.test(next.key) && !givenNames.has(words[from]?.key ?? '')))
  )
}
