import type { Mention } from './mention.ts'
import type { Word } from './reading.ts'

/** The names of one list are of one kind: “de Fortaleza, Beberibe e Pindoretama”. */
export function joinLists(words: readonly Word[], mentions: readonly Mention[]): void {
  let list: Mention[] = []
  const close = () => {
    const best = Math.max(...list.map(({ evidence, instead }) => (instead ? -6 : evidence)))
    const worst = list[0]?.instead === 'thing' ? list[0].evidence : 0
    for (const each of list) {
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
  const next = words[from]
  if (from === to) return next?.before === ', '
  return from === to + 1 && /^(?:e|ou|a)$/.test(words[to]?.key ?? '') && words[to]?.before === ' '
}
