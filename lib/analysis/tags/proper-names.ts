import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }
import { isStopWord } from '../../search/stop-words.ts'
import type { Word } from '../reading/reading.ts'
import { personWords } from '../reading/roles.ts'

/** Words with which the name of a body, an event or a place begins. Folded. */
const nameHeads = new Set(lists.nameHeads)

/** Heads whose name keeps its city: “Prefeitura de Sobral”. */
const citysOwn = new Set(lists.namesWithTheirCity)

/** Heads whose name may have an “e”: “Secretaria de Esporte e Lazer”. */
const joining = new Set(lists.namesWithAnd)

const verbal = /(?:mente|ando|endo|indo|aram|eram|iram|ariam|avam|asse|esse|isse|ou|eu|iu)$/
const isAcronym = (word: Word) => /^\p{Lu}[\p{Lu}\d]+$/u.test(word.written)

/** What the names of a text are read by. */
export interface NameContext {
  /** The positions of words that belong to the name of a place. */
  placed: ReadonlySet<number>
  /** The words that the text writes with a capital letter inside a sentence. */
  capitals: ReadonlySet<string>
  /** The words that it writes with a small one. */
  small: ReadonlySet<string>
}

export function nameContext(words: readonly Word[], placed: ReadonlySet<number>): NameContext {
  const capitals = new Set<string>()
  const small = new Set<string>()
  for (const { capital, first, key } of words) {
    if (!capital) small.add(key)
    else if (!first) capitals.add(key)
  }
  return { placed, capitals, small }
}

/** Where a proper name that begins at a position ends; the position itself when none begins there. */
export function properNameAt(words: readonly Word[], at: number, context: NameContext): number {
  const first = words[at]
  if (!first?.capital || first.written.length < 2) return at
  const to = endOfCapitals(words, at)
  const isLong = to - at > 1
  if (isAcronym(first) && !isLong) return first.written.length <= 7 && !/^[IVX]+$/.test(first.written) ? to : at
  if (!first.first) return withoutPlace(words, at, to, context)
  if (isStopWord(first.written.toLowerCase()) || personWords.has(first.key) || verbal.test(first.key)) return at
  // The first word of a sentence is a name where the text writes it large elsewhere.
  if (!isLong) return context.capitals.has(first.key) && !context.small.has(first.key) ? to : at
  const isNoun = /^d[aeo]s?$/.test(words[at + 1]?.key ?? '') || context.small.has(first.key)
  if (isNoun && !nameHeads.has(first.key) && !context.capitals.has(first.key)) return at
  return withoutPlace(words, at, to, context)
}

/** Where the capital letters end, with “de” and the like between them, and what hyphens join: “Ver-o-Peso”. */
function endOfCapitals(words: readonly Word[], at: number): number {
  const joins = joining.has(words[at]?.key ?? '')
  let to = at + 1
  for (;;) {
    const next = words[to]
    if (next?.before === '-') {
      to++
      continue
    }
    if (next?.before !== ' ') return to
    const second = words[to + 1]
    if (next.capital) to++
    else if (second?.capital && second.before === ' ' && (/^d[aeo]s?$/.test(next.key) || (next.key === 'e' && joins)))
      to += 2
    else return to
  }
}

/** “Câmara de Vereadores de Erechim” without the city: the desk gives the place by itself. “Porto de Santana” is no name. */
function withoutPlace(words: readonly Word[], at: number, to: number, { placed }: NameContext): number {
  const head = words[at]?.key ?? ''
  let end = to
  while (end > at && placed.has(end - 1)) end--
  if (end === to || end === at || citysOwn.has(head) || !nameHeads.has(head)) return to
  if (!/^d[aeo]s?$/.test(words[end - 1]?.key ?? '')) return to
  end--
  return end - at >= 2 ? end : nameHeads.has(head) && !words[at]?.first ? to : at
}
