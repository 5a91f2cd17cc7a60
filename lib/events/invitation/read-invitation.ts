import { isFreeUrl } from '../../addresses/free-url.ts'
import { limits } from '../../limits.ts'
import { formatDate } from '../../text/format.ts'
import { fold } from '../../text/text.ts'
import { noonOf } from '../agenda/agenda.ts'
import { blankEvent, type EventFormValues } from '../desk/form-values.ts'
import type { EventCategory } from '../event.ts'
import { isAside, plainLines, unadorned, withoutInviting } from './invitation-lines.ts'
import { type ReadTime, readTime } from './read-time.ts'
import { tokensOf } from './tokens.ts'

const placeNames =
  'praca|teatro|anfiteatro|parque|escola|colegio|igreja|catedral|matriz|santuario|basilica|paroquia|capela|clube|centro|sesc|sesi|senac|biblioteca|livraria|ginasio|museu|casa|auditorio|estadio|quadra|mercado|shopping|universidade|faculdade|associacao|sindicato|camara|prefeitura|memorial|bar|restaurante|hotel|salao|galpao|pavilhao|arena|terreiro|concha|largo|orla|praia|lago|lagoa|calcadao|espaco|fazenda|sitio|chacara|fundacao|instituto'
const places = new RegExp(`^(?:n[oa] |em )?(?:${placeNames})\\b`)
/** “… no Teatro Municipal”: a place behind other words. */
const placeBehind = new RegExp(`\\bn[oa] (?=(?:${placeNames})\\b)`)
const streets = /^(?:n[ao] )?(?:rua|r\.|av\.|avenida|travessa|rodovia|alameda|estrada) /
const houseNumber = /^(?:s\/n|(?:nº? ?)?\d{1,5})(?![\d/:h])/i
/** The words after a place in the same sentence. */
const behindPlace = /[!?(]| (?:as \d|das \d|a partir d|dia \d|com |para |e e |tera )/
const surelyFree =
  /\b(?:entrada|acesso|evento|ingressos?|inscricao|inscricoes) (?:(?:e|sao|sera) )?(?:franc|gratuit|livre|gratis)|\b0800\b/
const free = /\bgratuit[oa]s?\b|\bgratis\b|\bde graca\b/

const kinds: readonly [EventCategory, RegExp][] = [
  ['musica', /\b(?:show|samba|forro|pagode|concerto|orquestra|banda|musica|sarau|coral|violeiros?)\b/],
  ['teatro-e-danca', /\b(?:teatro|peca|espetaculo|danca|ballet|bale)\b/],
  ['cinema', /\b(?:cinema|filme|cine-?clube|sessao)\b/],
  ['exposicoes', /\b(?:exposicao|vernissage|mostra|galeria)\b/],
  ['feiras', /(?<!(?:segunda|terca|quarta|quinta|sexta)[ -])\bfeira\b|\b(?:bazar|brecho)\b/],
  ['esporte', /\b(?:corrida|campeonato|torneio|futebol|jogo|caminhada|pedal)\b/],
  ['infantil', /\b(?:crianca|criancas|infantil)\b/],
  ['cursos-e-palestras', /\b(?:curso|oficina|palestra|seminario|workshop|encontro|congresso)\b/],
  ['religiao', /\b(?:missa|culto|procissao|novena|romaria|vigilia)\b/],
  ['cidadania', /\b(?:audiencia publica|mutirao|vacinacao|doacao|conferencia)\b/],
  ['festas', /\b(?:festa|baile|arraia|arraial|quermesse|carnaval|reveillon|aniversario)\b/],
]

/** What `label: value` lines say. The keys are folded. */
const labels: readonly ['location' | 'address' | 'heldBy' | 'price', RegExp][] = [
  ['location', /^(?:local|onde|lugar)$/],
  ['address', /^endereco$/],
  ['heldBy', /^(?:realizacao|organizacao|organiza|promocao|apresenta)$/],
  ['price', /^(?:ingressos?|entrada|valor|preco|investimento)$/],
]

/**
 * Fills an event's form from a pasted invitation: “Sáb 14/06, 19h–22h, Praça do Rádio, entrada franca”. Gives only the values that the text
 * says; `today` is the day (`2026-06-14`) on which it is read. The text becomes the description, so that nothing of it is lost.
 */
export function readInvitation(text: string, today: string): Partial<EventFormValues> {
  const whole = plainLines(text.slice(0, limits.event.invitation)).join('\n').trim()
  const lines = whole.split('\n').map(unadorned).filter(Boolean)
  const title = titleOf(lines)
  const others = lines.filter(line => line !== title.line)
  const parts = others
    .flatMap(line => line.split(/[,;|•·]|[.!] | [–—-] /))
    .map(part => part.trim())
    .filter(Boolean)
  const { price, ...said } = saidIn(others, parts)
  const plain = fold(whole)
  const time = readTime(whole, today)
  const name = title.title ?? nameOf(whole, said.location, time)
  return {
    ...(name && { title: name }),
    description: whole.slice(0, limits.event.description.max),
    ...said,
    ...admissionOf(plain, price ?? priceIn(lines)),
    ...linkOf(whole),
    ...categoryOf(plain),
    ...timeValues(time),
  }
}

export function timeValues(read: ReadTime | null): Partial<EventFormValues> {
  if (!read) return {}
  const { startDate, startTime, endDate, endTime, wholeDay, repeats } = read
  return {
    allDay: wholeDay || (startTime === '' && endDate !== ''),
    startDate,
    startTime,
    endDate,
    endTime,
    ...(repeats && { repetition: { ...blankEvent.repetition, every: repeats } }),
  }
}

interface Title {
  title?: string
  /** The line, when the title is a whole one. */
  line?: string
}

/** The first line without greeting, time, place or price. A text of one line gives its words before the day. */
function titleOf(lines: readonly string[]): Title {
  if (lines.length === 1) return { title: beginningOf(lines[0] ?? '') }
  const free = lines.filter(line => {
    const name = withoutInviting(line)
    return name.length >= title.min && !isAside(line) && !labelOf(line) && !saysElse.test(name) && isTimeless(name)
  })
  const line = free.slice(0, 3).find(each => !places.test(fold(each)) && !streets.test(fold(each))) ?? free[0]
  return line ? { title: withoutInviting(line).slice(0, title.max), line } : {}
}

const { title } = limits.event
const saysElse = /R\$|https?:|www\./i
const isTimeless = (text: string) => tokensOf(text).length === 0
const untilDay =
  /^(.{3,120}?)[,;:|–—-]? +(?:(?:n[oa]s?|nest[ea]|aos?|tod[ao]s?) +)?(?:dias? +\d|\d|hoje\b|amanh[ãa]|(?:pr[óo]xim[oa] +)?(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|s[áa]b|dom|seg|ter|qua|qui|sex)\b)/i

/** The name at the beginning of “Forró da Vila, sábado 28/11, 20h”. One word alone is no name. */
function beginningOf(line: string): string | undefined {
  const name = withoutInviting(untilDay.exec(line)?.[1]?.trim() ?? '').replace(
    /[,;:]? (?:de|do|em|entre|a partir de)$/i,
    '',
  )
  const isName =
    name.includes(' ') && isTimeless(name) && !isAside(name) && !places.test(fold(name)) && !saysElse.test(name)
  return isName ? name.replace(/[,;:.–—-]{1,5}$/, '').trim() : undefined
}

const kindWords = new RegExp(
  kinds.flatMap(([kind, pattern]) => (kind === 'infantil' ? [] : [pattern.source])).join('|'),
)
const feminine =
  /^(?:praca|escola|igreja|catedral|matriz|basilica|paroquia|capela|biblioteca|livraria|casa|quadra|universidade|faculdade|associacao|camara|prefeitura|arena|concha|orla|praia|lagoa|fazenda|chacara|fundacao)\b/

/** A name for an invitation without one: what it is and where, “Show no Clube Recreativo”, or when. Nothing where it says none of these. */
function nameOf(whole: string, location: string | undefined, time: ReadTime | null): string | undefined {
  const elsewhere = location ? whole.replace(location, ' ') : whole
  const [said = ''] = kindWords.exec(fold(elsewhere)) ?? []
  const at = fold(elsewhere).indexOf(said)
  const word = said && elsewhere.slice(at, at + said.length)
  const kind = word ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : 'Evento'
  if (location) return `${kind} ${feminine.test(fold(location)) ? 'na' : 'no'} ${location}`.slice(0, title.max)
  if (time && !time.repeats) return `${kind} de ${formatDate(noonOf(time.startDate), "d 'de' MMMM")}`
  return word ? kind : undefined
}

function labelOf(line: string): [name: 'location' | 'address' | 'heldBy' | 'price', value: string] | null {
  const colon = line.indexOf(':')
  const key = colon > 0 && colon < 15 ? fold(line.slice(0, colon)) : ''
  const name = labels.find(([, pattern]) => pattern.test(key))?.[0]
  return name ? [name, line.slice(colon + 1).trim()] : null
}

function saidIn(lines: readonly string[], parts: readonly string[]) {
  const said: Partial<Record<'location' | 'address' | 'heldBy' | 'price', string>> = {}
  for (const line of [...lines, ...parts]) {
    const [name, value] = labelOf(line) ?? []
    if (name && value && !said[name]) said[name] = value
  }
  said.location ??= placeIn(parts)
  said.address ??= streetIn(parts, said.location)
  said.heldBy ??= lines.map(line => /^evento (?:de|por) (.{2,})$/i.exec(line)?.[1]).find(Boolean)
  const cut = { location: limits.event.location.max, address: limits.event.address, heldBy: limits.event.heldBy }
  return {
    ...(said.location && { location: said.location.slice(0, cut.location) }),
    ...(said.address && { address: said.address.slice(0, cut.address) }),
    ...(said.heldBy && { heldBy: said.heldBy.slice(0, cut.heldBy) }),
    price: said.price,
  }
}

/** The place in the first part that begins with a kind of place, or has one after “no” or “na”. */
function placeIn(parts: readonly string[]): string | undefined {
  const first = parts.find(part => places.test(fold(part)))
  const found = first ?? parts.find(part => placeBehind.test(fold(part)))
  if (!found) return undefined
  const start = first ? 0 : fold(found).search(placeBehind)
  const place = found.slice(start).replace(/^(?:no|na|em) /i, '')
  const end = fold(place).search(behindPlace)
  return (end > 0 ? place.slice(0, end) : place).trim()
}

/** A street, or a place that a house number follows, with the number. */
function streetIn(parts: readonly string[], location: string | undefined): string | undefined {
  const isNumbered = (at: number) => houseNumber.test(parts[at + 1] ?? '')
  const street = parts.findIndex(part => streets.test(fold(part)))
  const at =
    street >= 0
      ? street
      : parts.findIndex((part, place) => part !== location && places.test(fold(part)) && isNumbered(place))
  if (at < 0) return undefined
  const number = isNumbered(at) ? `, ${houseNumber.exec(parts[at + 1] ?? '')?.[0]}` : ''
  return `${parts[at]?.replace(/^(?:no|na) /i, '')}${number}`
}

/** The words around the first amount: “R$ 40 inteira | R$ 20 meia”. */
function priceIn(lines: readonly string[]): string | undefined {
  const found = lines.map(line => /(?:a partir de )?R\$ ?\d.{0,200}/i.exec(line)?.[0]).find(Boolean)
  return found?.split(/https?:| (?:no|pelo) site|[,;.!](?! ?(?:R\$|\d))/i)[0]?.trim()
}

/** Free of charge, or the price. An event that is free for some people only is not free. */
function admissionOf(plain: string, price: string | undefined): Partial<EventFormValues> {
  if (surelyFree.test(plain) || (free.test(plain) && !/r\$ ?\d/.test(plain))) return { isFree: true, price: '' }
  return price ? { isFree: false, price: price.slice(0, limits.event.price) } : {}
}

function linkOf(text: string): Partial<EventFormValues> {
  const [link] = /(?:https?:\/\/|\bwww\.)[^\s<>"]{3,1000}/i.exec(text) ?? []
  const linkUrl = link?.replace(/[.,;)]{1,5}$/, '').replace(/^www\./i, 'https://www.')
  return linkUrl && isFreeUrl(linkUrl) ? { linkUrl } : {}
}

function categoryOf(plain: string): Partial<EventFormValues> {
  const category = kinds.find(([, pattern]) => pattern.test(plain))?.[0]
  return category ? { category } : {}
}
