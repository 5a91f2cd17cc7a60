import { foreignCities, stateNames, statesByDemonym } from '../reading/country.ts'
import type { Word } from '../reading/reading.ts'
import { thingWords } from '../reading/roles.ts'
import { type Judgement, no, place } from './judgement.ts'

/** What stands behind a name: “Encantado, município do Vale”, “Ponta Grossa, bairro de Maceió”, “Feliz é o município”, “Rio Branco, a 340 quilômetros”. */
export function apposition(words: readonly Word[], from: number, to: number): Judgement | null {
  const next = words[to]
  const second = words[to + 1]
  const third = words[to + 2]
  if (!next) return null
  if (/^ ?[,(–—]/.test(next.before)) {
    if (/^(?:municipio|cidade)$/.test(next.key)) return place(5)
    if (/^(?:bairro|distrito|comunidade|povoado|localidade)$/.test(next.key)) return no('thing')
    if (/^[oa]$/.test(next.key) && !second?.capital && thingWords.has(second?.key ?? '')) return no('thing')
    if (next.key === 'a' && /^(?:\d+|cerca|cidade)$/.test(second?.key ?? '')) return place(4)
    if (isAged(words, to) && words[from - 1]?.key !== 'em') return no('person')
    if (/^n[ao]$/.test(next.key)) return side(words, to + 1)
    if (next.key === 'zona') return no('thing')
    const land = next.key === 'em' ? second : next
    if (land?.capital && foreignCities.has(land.key)) return no('thing')
  }
  const isWhat = next.before === ' ' && /^(?:e|foi|sera)$/.test(next.key) && /^(?:o|a|um|uma)$/.test(second?.key ?? '')
  return isWhat && /^(?:municipio|cidade|capital)$/.test(third?.key ?? '') ? place(5) : null
}

const direction = /^(?:norte|sul|leste|oeste|noroeste|nordeste|sudoeste|sudeste|centro-oeste|extremo)$/

/** “Viçosa, na Zona da Mata” and “Balsas, no sul do Maranhão” are cities; “Santa Luzia, na zona norte” is part of one. */
function side(words: readonly Word[], at: number): Judgement | null {
  const first = words[at]
  const second = words[at + 1]
  const third = words[at + 2]
  if (!first) return null
  if (first.key === 'zona') return second && (direction.test(second.key) || second.key === 'rural') ? no('thing') : null
  if (first.key === 'setor') return no('thing')
  if (first.key === 'regiao') return null
  if (direction.test(first.key)) {
    if (statesByDemonym.has(second?.key ?? '')) return place(5)
    return /^d[aeo]$/.test(second?.key ?? '') && stateNames.has(third?.key ?? '') ? place(5) : no('thing')
  }
  return first.capital && foreignCities.has(first.key) ? no('thing') : null
}

/** “Serrita, de 13 anos”, “Ouricuri, 71.” */
function isAged(words: readonly Word[], to: number): boolean {
  const next = words[to]
  const second = words[to + 1]
  const third = words[to + 2]
  if (!next?.before.startsWith(',')) return false
  if (next.key === 'de')
    return /^\d{1,3}$/.test(second?.key ?? '') && (third?.key === 'anos' || third?.before.startsWith(',') === true)
  return /^\d\d$/.test(next.key) && (second === undefined || /^[.,;)”"]/.test(second.before))
}
