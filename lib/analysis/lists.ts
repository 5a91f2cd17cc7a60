import { isCommonName } from '../imports/place-names.ts'
import type { Mention } from './mention.ts'
import type { Word } from './reading.ts'

/** The names of one list are of one kind: “de Fortaleza, Beberibe e Pindoretama”. */
export function joinLists(words: readonly Word[], mentions: readonly Mention[]): void {
  let list: Mention[] = []
  const close = () => {
    const best = Math.max(...list.map(({ evidence, instead }) => (instead ? -6 : evidence)))
    const worst = list[0]?.instead === 'thing' ? list[0].evidence : 0
    // A name that is no ordinary word vouches for the others.
    const isKnown = list.some(({ name, instead }) => !instead && !isCommonName(name.words) && name.cities.length === 1)
    for (const each of list) {
      if (isKnown && !each.instead && each.evidence >= -1) each.evidence = Math.max(each.evidence, 2.5)
      if (worst < 0 && each.evidence < 2) Object.assign(each, { evidence: worst, instead: 'thing' })
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
  const [next] = [words[to]]
  if (between.length > 2) return false
  if (between.length === 0) return next?.before === ', '
  // “Castro, de Carambeí e de Tibagi”
  if (between.length === 1 && between[0] === 'de') return next?.before === ', '
  return /^(?:e|ou|a)(?: (?:de|em))?$/.test(between.join(' ')) && next?.before === ' '
}
