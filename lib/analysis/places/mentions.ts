import { isCommonName } from '../../imports/place-names.ts'
import { alwaysWithArticle, clubs, stateArticles, withArticle } from '../reading/country.ts'
import { isSport, type ReadText, type Word } from '../reading/reading.ts'
import {
  agent,
  givenNames,
  nouns,
  otherHeads,
  personWords,
  placeHeads,
  smallerPlaces,
  speechVerbs,
  thingWords,
} from '../reading/roles.ts'
import { singular } from '../reading/stem.ts'
import { apposition } from './apposition.ts'
import type { Gazetteer } from './gazetteer.ts'
import { type Judgement, no, place } from './judgement.ts'
import { joinLists } from './lists.ts'
import { articles, isJoined, linking, partOfName } from './longer-names.ts'
import type { Mention } from './mention.ts'
import { shortenedMentions } from './shortened.ts'
import { isAbroadHere, stateBeside } from './state-beside.ts'

/** All names of the gazetteer in a text, in order, longer ones before the shorter that they contain. */
export function mentionsIn(reading: ReadText, gazetteer: Gazetteer): Mention[] {
  const { words } = reading
  const aboutSport = isSport(reading)
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (!first?.capital) continue
    const name = gazetteer.byFirst.get(first.key)?.find(each => standsAt(words, at, each.words))
    // “Para os moradores” begins a sentence.
    if (!name || (first.written === 'Para' && name.words.length === 1)) continue
    const to = at + name.words.length
    const beside = stateBeside(words, to)
    // “Bahia, Ceará e Pernambuco” are states, one beside the other.
    const isList = name.state !== null && !name.cities.some(({ state }) => state === beside)
    const last = mentions.at(-1)
    const isLastOnesState =
      first.key === 'rio' && name.words.length === 1 && last?.beside === 'RJ' && last.to === at - 1
    mentions.push(
      isLastOnesState
        ? { name, from: at, to, beside: null, ...place(4), asState: true }
        : judged(words, { name, from: at, to, beside: isList ? null : beside }, aboutSport),
    )
    at = to - 1
  }
  joinLists(words, mentions)
  return [...mentions, ...shortenedMentions(words, mentions, gazetteer)].sort((a, b) => a.from - b.from)
}

const standsAt = (words: readonly Word[], at: number, name: readonly string[]): boolean =>
  name.every((part, i) => {
    const word = words[at + i]
    if (!word || word.key !== part) return false
    return i === 0 || (/^(?:\s|-|['’]|\.\s)$/.test(word.before) && (word.capital || linking.has(part)))
  })

const waters = /^(?:rio|ribeirao|corrego|igarape|lago|lagoa|represa)$/

type Found = Omit<Mention, 'evidence' | 'instead' | 'asState'>

/** The mention with what its surroundings say. */
function judged(words: readonly Word[], found: Found, isSport: boolean): Mention {
  const { evidence, instead, asState = false } = judge(words, found, isSport)
  return { ...found, evidence, instead, asState }
}

function judge(words: readonly Word[], found: Found, isSport: boolean): Judgement {
  const { name, from, to, beside } = found
  const first = words[from] as Word
  const before = !first.first && isJoined(first) ? words[from - 1] : undefined
  const own = name.words.join(' ')
  // “do outro lado do Rio Paranaíba, em Minas”
  if (first.key === 'rio' && name.words.length === 2 && own !== 'rio grande' && before && articles.has(before.key))
    return no('thing')
  if (beside) return place(6)
  if (name.cities.length > 0 && isAbroadHere(words, from, to)) return no('abroad', -8)
  const longer = partOfName(words, found)
  if (longer) return no(longer, -6)
  if (before && !before.capital && waters.test(before.key)) return no('near')
  if (before && /^(?:bairro|rua|avenida|edificio|hotel|canal)$/.test(before.key) && !before.capital && !before.first)
    return no('thing')
  if (name.state && isStateHere(words, found, isSport)) return { ...place(4), asState: true }
  if (own === 'rio' && before && governed.test(words[from - 2]?.key ?? '')) return { ...place(4), asState: true }
  if (name.country && name.cities.length > 0 && (own !== 'franca' || first.written !== 'Franca')) return no('thing')
  const isClub = clubs.has(own)
  if (name.state && name.cities.length === 0) return no('club')
  // “Em Indaial, o parque ganha” begins with where it happens.
  const said = words[from - 1]?.key === 'em' && words[from - 1]?.first ? null : apposition(words, from, to)
  if (said) return said
  const unlikely = isClub && isSport
  if (first.before === ', ' && isAmongQuarters(words, from)) return no('thing')
  if (!before) return unlikely && !isDateline(words, found) ? no('club', -3) : place(datelineAt(words, found))
  if (before.key === 'em') return place(4)
  // “neste Natal”
  if (/^(?:n|d)?ess?t?e$|^(?:n|d)?ess?t?a$|^(?:todo|cada|outro|ultimo|proximo)$/.test(before.key)) return no('thing')
  // “à Califórnia”: a city has no article.
  if (before.written === 'à' && !withArticle.has(own)) return no('thing')
  if (before.key === 'de') return afterDe(words, from, unlikely, own)
  if (/^bairros?$/.test(before.key) || isAmongQuarters(words, from)) return no('thing')
  if (/^(?:vizinh[oa]s?|municipios?|cidades?|capital|capitais)$/.test(before.key)) return place(3)
  if (articles.has(before.key) && withArticle.has(own)) {
    if (alwaysWithArticle.has(own)) return place(/^n/.test(before.key) ? 6 : 5)
    // “na Serra”, “no Porto” are mostly no cities.
    return place(/^n/.test(before.key) ? (isCommonName(name.words) ? 1.5 : 5) : isCommonName(name.words) ? 0 : 1)
  }
  if (articles.has(before.key) && !name.state && !name.region && !name.country) return no(isClub ? 'club' : 'thing')
  if (thingWords.has(before.key)) return no('thing')
  if (personWords.has(before.key)) return no('person')
  if (unlikely) return place(-3)
  const next = words[to]
  if (next && !next.capital && speechVerbs.has(next.key) && /^,? $/.test(next.before)) return place(-1)
  if (before.key === 'e') return place(0.5)
  return place(
    /^(?:para|ate|entre|sobre|rumo|a|contra|via|desde|deixou|visitou|liga|ligara|ligam|sentido|por|como)$/.test(
      before.key,
    )
      ? 1.5
      : 0,
  )
}

/**
 * Whether a list that begins with “bairros” or the like leads to the name: “nos bairros Mathias Velho, Harmonia e Rio Branco”, “os bairros mais atingidos
 * foram São Bernardo e Limeira”.
 */
function isAmongQuarters(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 16); at--) {
    const word = words[at]
    const next = words[at + 1]
    if (!word || !next || next.first || !/^,? $/.test(next.before)) return false
    if (quarters.test(word.key)) return true
    if (/^(?:sao|foram|eram)$/.test(word.key)) return isAboutQuarters(words, at)
    if (!word.capital && !linking.has(word.key) && !/^(?:em|pelo|pela|no|na)$/.test(word.key)) return false
  }
  return false
}

const quarters = /^(?:bairros|setores|distritos|comunidades|povoados|localidades|ruas|avenidas)$/

/** Whether the sentence up to a position begins with quarters: “os bairros mais atingidos”. */
function isAboutQuarters(words: readonly Word[], to: number): boolean {
  for (let at = to - 1; at >= Math.max(0, to - 4); at--) {
    if (quarters.test(words[at]?.key ?? '')) return true
    if (words[at]?.first || words[at]?.capital) return false
  }
  return false
}

/** What stands before “de”: “prefeitura de Ibiporã”, “Folha de Londrina”, “Francisco de Assis”. */
function afterDe(words: readonly Word[], from: number, isClubInSport: boolean, own: string): Judgement {
  const head = words[from - 2]
  if (!head || words[from - 1]?.first) return place(1)
  if (nouns.has(own)) return place(/^(?:cidade|municipio|prefeitura|prefeito|prefeita|camara)$/.test(head.key) ? 4 : -3)
  if (
    otherHeads.has(head.key) &&
    (head.capital ||
      /^(?:serra|rio|morro|pico|ilha|lagoa|lago|ribeira|sertao|chapada|vale|baia|horario|oficial|feriado|dia|desfile)$/.test(
        head.key,
      ))
  )
    return no('thing')
  // “Miritituba, distrito de Itaituba”
  if (head.before === ', ' && /^(?:distrito|bairro|comunidade|povoado|localidade|praia|ilha)$/.test(head.key))
    return place(4)
  // “distritos de Faria Lemos e Tuiuty”
  if (quarters.test(head.key) && isFollowedByName(words, from)) return no('thing')
  if (smallerPlaces.has(head.key) && (!head.capital || head.first)) return place(-3)
  if (otherHeads.has(head.key)) return place(-1)
  // “Dona Benta, de Pirenópolis”
  if (words[from - 1]?.before === ', ' && !clubs.has(own)) return place(2.5)
  // “um perito de Pelotas”
  if (!head.capital && (personWords.has(singular(head.key)) || agent.test(singular(head.key)))) return place(3)
  // “Raimundo Nonato de Aracoiaba”
  if (head.capital && words[from - 3]?.capital && head.before === ' ' && givenNames.has(words[from - 3]?.key ?? ''))
    return place(-1)
  const isFeast = /^(?:sao|santo)$/.test(words[from - 3]?.key ?? '')
  if (head.capital && givenNames.has(head.key)) return isFeast ? place(2) : no('person')
  // “Hospital Municipal de Maringá”, “Câmara de Vereadores de Assis”.
  for (let at = from - 2; at >= Math.max(0, from - 6); at--) {
    const word = words[at]
    if (!word || (at < from - 2 && (words[at + 1]?.first || !isJoined(words[at + 1])))) break
    if (placeHeads.has(word.key)) return place(4)
    if (!word.capital && !linking.has(word.key)) break
  }
  if (isClubInSport) return place(-1)
  // “Rodeio de Barretos terá”: the capital letter is the sentence's.
  return place(head.capital && !head.first ? 0 : 1)
}

/** Whether another name stands in a list behind the name at a position. */
function isFollowedByName(words: readonly Word[], from: number): boolean {
  let to = from + 1
  while (words[to]?.capital && words[to]?.before === ' ') to++
  const next = words[to]
  const second = words[to + 1]
  return (next?.before === ', ' && next.capital) || (next?.key === 'e' && second?.capital === true)
}

/** “o Paraná”, “governo de São Paulo”, “em Minas Gerais”: the state, and not a city or a club of its name. */
function isStateHere(words: readonly Word[], { name, from }: Found, isSport: boolean): boolean {
  const article = stateArticles[name.state ?? '']
  const before = isJoined(words[from]) ? words[from - 1] : undefined
  const isMasculine = /^(?:o|do|no|ao|pelo|os)$/.test(before?.key ?? '')
  if (name.cities.length === 0) {
    if (!article) return !isMasculine
    if (article === 'a') return isSport ? /^(?:a|da|na|pela)$/.test(before?.key ?? '') : !isMasculine
    return !isSport || before?.key === 'no' || governed.test(words[from - 2]?.key ?? '')
  }
  const head = words[from - 2]
  if (before && /^d[aeo]$/.test(before.key) && (ofCity.test(head?.key ?? '') || words[from - 3]?.key === 'zona'))
    return false
  const isAlsoCity = /^(?:SP|RJ)$/.test(name.state ?? '')
  if (article && !isAlsoCity && !isSport && !/^(?:em|de)$/.test(before?.key ?? '')) return true
  if (article && before)
    return article === 'o'
      ? isMasculine && !(isSport && /^(?:o|ao|pelo)$/.test(before.key))
      : /^(?:a|da|na|pela)$/.test(before.key)
  // The cities of São Paulo and Rio de Janeiro are named more often than their states; of the others, such as Goiás, it is the other way round.
  if (isSport && clubs.has(name.words.join(' ')) && before?.key !== 'em') return false
  if (!isAlsoCity) return true
  return before?.key === 'de' && governed.test(words[from - 2]?.key ?? '')
}
const ofCity = /^(?:cidade|municipio|prefeitura|prefeito|prefeita|capital|vereador|vereadora)$/
const governed =
  /^(?:estado|governo|governador|governadora|interior|litoral|assembleia|oeste|leste|norte|sul|noroeste|nordeste|sudoeste|sudeste|centro-oeste|estadual|divisa|estaduais)$/

/** “LONDRINA – O governador”: where the reporter sits. */
export const isDateline = (words: readonly Word[], { from, to }: Pick<Mention, 'from' | 'to'>): boolean => {
  const next = words[to]
  return (
    (words[from] as Word).first &&
    (words[from - 1]?.paragraph ?? -1) !== words[from]?.paragraph &&
    next !== undefined &&
    /^\s?[–—-]\s/.test(next.before)
  )
}
/** A name without anything before it in its sentence: a dateline speaks for a city, else nothing does. */
const datelineAt = (words: readonly Word[], found: Found): number => {
  if (isDateline(words, found)) return 5
  const next = words[found.to]
  const own = found.name.words
  if (next && speechVerbs.has(next.key) && isCommonName(own)) return -2
  return 0
}
