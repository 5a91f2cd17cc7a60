import type { ReadText, Word } from '../reading/reading.ts'
import type { FoundPlace, PlaceType } from './found-place.ts'
import { writtenAt } from './surroundings.ts'

type InsideCity = Extract<PlaceType, 'neighbourhood' | 'landmark'>

const list = (words: string) => new Set(words.split(' '))
/** Nouns that say that a name is a part of a city, and those that begin the name of a place in one. */
const partsOfCity = list('bairro bairros distrito distritos povoado povoados')
const buildings = list(
  'hospital maternidade estadio ginasio aeroporto praca parque teatro museu ponte viaduto terminal avenida rua rodovia santuario catedral',
)
/** Adjectives that name nothing by themselves: “Hospital Municipal”. */
const general = list(
  'municipal estadual federal regional universitario publico central industrial metropolitano internacional nacional rodoviario geral infantil novo nova',
)
const links = list('de do da dos das')
const longestName = 5
/** What is certain: named more than once or where the text begins. Below 0.7 nothing is chosen by itself (AN-2). */
const certainty = { neighbourhood: [0.65, 0.8], landmark: [0.55, 0.6] } as const
const most = { neighbourhood: 5, landmark: 3 } as const

interface Named {
  type: InsideCity
  name: string
  written: string
  leading: boolean
}

/** Quarters and districts that a text calls so (“no bairro Campos Elíseos”), and buildings, streets and squares by their names. */
export function placesInsideCities({ words }: ReadText): FoundPlace[] {
  const named = words.flatMap((_, at) => [...quartersAt(words, at), ...buildingAt(words, at)])
  const found = new Map<string, { count: number; leading: boolean; first: Named }>()
  for (const each of named) {
    const key = `${each.type} ${each.name.toLocaleLowerCase('pt-BR')}`
    const known = found.get(key) ?? { count: 0, leading: false, first: each }
    found.set(key, { ...known, count: known.count + 1, leading: known.leading || each.leading })
  }
  const places = [...found.values()].map(({ count, leading, first: { type, name, written } }): FoundPlace => {
    const [once, surely] = certainty[type]
    return { type, name, confidence: count > 1 || leading ? surely : once, evidence: [written] }
  })
  return (['neighbourhood', 'landmark'] as const).flatMap(type =>
    places
      .filter(place => place.type === type)
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, most[type]),
  )
}

/** “no bairro Ipiranga”, “no distrito de Bonfim Paulista”, “nos bairros Ipiranga, Jardim Paulista e Centro”. */
function quartersAt(words: readonly Word[], at: number): Named[] {
  const head = words[at]
  if (!head || !partsOfCity.has(head.key)) return []
  const found: Named[] = []
  let isLast = false
  let from = at + 1
  if (links.has(words[from]?.key ?? '')) from++
  while (found.length < most.neighbourhood) {
    const to = nameEnd(words, from, head, found.length > 0)
    if (to === from) break
    const name = writtenAt(words, from, to)
    const written = found.length === 0 ? writtenAt(words, at, to) : name
    if (!isGeneral(words, from, to)) found.push({ type: 'neighbourhood', name, written, leading: isLeading(head) })
    const next = words[to]
    if (!head.key.endsWith('s') || isLast || !next) break
    isLast = next.key === 'e' && next.before === ' '
    if (!isLast && next.before !== ', ') break
    from = isLast ? to + 1 : to
  }
  return found
}

/** “Hospital das Clínicas”, “avenida Nove de Julho”. */
function buildingAt(words: readonly Word[], at: number): Named[] {
  const head = words[at]
  if (!head || !buildings.has(head.key)) return []
  const from = links.has(words[at + 1]?.key ?? '') && words[at + 1]?.before === ' ' ? at + 2 : at + 1
  const to = nameEnd(words, from, head)
  if (to === from || isGeneral(words, from, to)) return []
  const written = writtenAt(words, at, to)
  const name = written.charAt(0).toLocaleUpperCase('pt-BR') + written.slice(1)
  return [{ type: 'landmark', name, written, leading: isLeading(head) }]
}

/** The end of a name that begins at `from`: words with capitals, joined by “de” and the like; `from` without a name. */
function nameEnd(words: readonly Word[], from: number, { paragraph }: Word, listed = false): number {
  const isCapital = (at: number, before: RegExp) => {
    const word = words[at]
    return word?.capital === true && word.paragraph === paragraph && before.test(word.before)
  }
  if (!isCapital(from, listed ? /^(?:, | )$/ : /^(?: | [“"])$/)) return from
  let to = from + 1
  while (to - from < longestName) {
    if (isCapital(to, /^[ -]$/)) to++
    else if (links.has(words[to]?.key ?? '') && words[to]?.before === ' ' && isCapital(to + 1, /^ $/)) to += 2
    else break
  }
  return to
}

const isGeneral = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(({ key }) => general.has(key) || links.has(key))

const isLeading = ({ part }: Word) => part !== 'body'
