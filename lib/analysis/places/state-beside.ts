import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }
import { stateLetters } from '../../imports/place-names.ts'
import { countries, stateNames, statesByDemonym } from '../reading/country.ts'
import type { Word } from '../reading/reading.ts'

/** The state whose name stands at a position; null without one. */
export function stateNamedAt(words: readonly Word[], at: number): string | null {
  for (const length of [4, 3, 2, 1]) {
    const name = words.slice(at, at + length)
    if (name.length < length || !name[0]?.capital || name.slice(1).some(({ before }) => before !== ' ')) continue
    const state = stateNames.get(name.map(({ key }) => key).join(' '))
    if (state) return state
  }
  return null
}

const between = new Set(lists.wordsBeforeStates)

/** The state that stands beside a city, behind it: “Natal (RN)”, “Natal-RN”, “Natal, no Rio Grande do Norte”, “Assis, no interior de São Paulo”, “Macaé, no Rio”. */
export function stateBeside(words: readonly Word[], at: number): string | null {
  const next = words[at]
  if (!next || !/^\s?[(/,–-]\s?$/.test(next.before)) return null
  const two = next.written
  if (two.length === 2 && stateLetters.has(two)) return two
  for (let here = at; here < at + 7; here++) {
    const word = words[here]
    if (!word || (here > at && word.before !== ' ')) return null
    const state = stateNamedAt(words, here)
    // “Assis, São Paulo e Ourinhos” lists cities.
    if (state)
      return here > at || /\(/.test(next.before) || (!/^(?:SP|RJ)$/.test(state) && /,/.test(next.before)) ? state : null
    // “Volta Redonda, no Rio, e Ouro Branco, em Minas”
    if (word.key === 'rio' && words[here - 1]?.key === 'no' && here === at + 1)
      return words[here + 1]?.capital ? null : 'RJ'
    // “Bonito, no nordeste paraense”
    const byDemonym = here > at + 1 && !word.capital ? statesByDemonym.get(word.key) : undefined
    if (byDemonym) return byDemonym
    if (!between.has(word.key)) return null
  }
  return null
}

/** Whether a country stands beside a name: “Valparaíso, no Chile”, “Toledo (Espanha)”, “a uruguaia Rio Branco”. */
export function isAbroadHere(words: readonly Word[], from: number, to: number): boolean {
  if (isForeign.test(words[from - 1]?.key ?? '')) return true
  const next = words[to]
  if (!next || !/^\s?[(/,–-]\s?$/.test(next.before)) return false
  for (let here = to; here < to + 5; here++) {
    const word = words[here]
    if (!word || (here > to && word.before !== ' ')) return false
    if (word.capital)
      return [1, 2, 3].some(length =>
        countries.has(
          words
            .slice(here, here + length)
            .map(({ key }) => key)
            .join(' '),
        ),
      )
    if (!between.has(word.key)) return false
  }
  return false
}

const isForeign =
  /^(?:argentin|uruguai|paraguai|bolivian|chilen|peruan|colombian|venezuelan|espanhol|portugues|frances|italian|alem[ao]|ingles|palestin|israelens|japones|chines|mexican|norte-american|american|cuban|angolan|equatorian)(?:[oa]s?|es|esas?|e)?$/
