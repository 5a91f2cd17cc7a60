import { isCommonName } from '../../imports/place-names.ts'
import type { Word } from '../reading/reading.ts'
import type { Mention } from './mention.ts'

/** The names of one list are of one kind: “de Fortaleza, Beberibe e Pindoretama”. */
export function joinLists(words: readonly Word[], mentions: readonly Mention[]): void {
  let list: Mention[] = []
  const close = () => {
    const best = Math.max(...list.map(({ evidence, instead }) => (instead ? -6 : evidence)))
    const isOfQuarters = besideQuarter(words, list)
    const worst = list[0]?.instead === 'thing' ? list[0].evidence : 0
    // A name that is no ordinary word vouches for the others.
    const isKnown = list.some(({ name, instead }) => !instead && !isCommonName(name.words) && name.cities.length === 1)
    for (const each of list) {
      if (isKnown && !each.instead && each.evidence >= -1) each.evidence = Math.max(each.evidence, 2.5)
      if (isOfQuarters && each.beside === null && each.evidence < 4)
        Object.assign(each, { evidence: -5, instead: 'thing' })
      else if (worst < 0 && each.evidence < 2) Object.assign(each, { evidence: worst, instead: 'thing' })
      else if (!each.instead && each.evidence >= -1)
        each.evidence = Math.max(each.evidence, best - 0.5, each.evidence + 0.7)
    }
    list = []
  }
  for (const mention of mentions) {
    const last = list.at(-1)
    if (last && !isListed(words, last, mention)) {
      if (list.length > 1) close()
      else list = []
    }
    if (mention.name.cities.length > 0) list.push(mention)
  }
  if (list.length > 1) close()
}

const isListed = (words: readonly Word[], { to }: Mention, { from }: Mention): boolean => {
  const between = words.slice(to, from).map(({ key }) => key)
  const next = words[to]
  if (between.length > 2) return false
  if (between.length === 0) return next?.before === ', '
  // “Castro, de Carambeí e de Tibagi”
  if (between.length === 1 && between[0] === 'de') return next?.before === ', '
  return /^(?:e|ou|a)(?: (?:de|em))?$/.test(between.join(' ')) && next?.before === ' '
}

const quarterHeads = /^(?:vila|jardim|parque|conjunto|residencial|loteamento|cohab|nucleo)$/

/** Whether a quarter stands in a list right beside its names: “Vila Lobão, Bacuri e Santa Rita”, “Nova Esperança, Vila Brasília”. */
function besideQuarter(words: readonly Word[], list: readonly Mention[]): boolean {
  const from = list[0]?.from ?? 0
  const to = list.at(-1)?.to ?? 0
  const next = words[to]
  if (next && /^,? $/.test(next.before) && next.before !== ' ' && isHead(next)) return true
  // “ e Jardim Aurora”
  if (next?.key === 'e' && next.before === ' ' && isHead(words[to + 1])) return true
  const first = words[from]
  if (!first || (first.before !== ', ' && words[from - 1]?.key !== 'e')) return false
  for (let at = from - 1; at >= Math.max(0, from - 5); at--) {
    const word = words[at]
    if (!word || (!word.capital && !/^(?:d[aeo]s?|e)$/.test(word.key))) return false
    if (isHead(word) || isCentre(words, at)) return true
    if (word.first) return false
  }
  return false
}

/** “Centro, São Vicente e Fátima” are quarters. */
const isCentre = (words: readonly Word[], at: number) =>
  words[at]?.written === 'Centro' && (words[at + 1]?.before === ', ' || words[at + 1]?.key === 'e')

const isHead = (word: Word | undefined) => word?.capital === true && quarterHeads.test(word.key)
