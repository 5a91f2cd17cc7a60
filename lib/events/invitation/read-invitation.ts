import { isFreeUrl } from '../../addresses/free-url.ts'
import { limits } from '../../limits.ts'
import { fold } from '../../text/text.ts'
import { blankEvent, type EventFormValues } from '../desk/form-values.ts'
import type { EventCategory } from '../event.ts'
import { type ReadTime, readTime } from './read-time.ts'
import { tokensOf } from './tokens.ts'

const places =
  /^(?:n[oa] |em )?(?:praca|teatro|parque|escola|colegio|igreja|paroquia|capela|clube|centro|sesc|sesi|senac|biblioteca|ginasio|museu|casa|auditorio|estadio|quadra|mercado|feira d[aeo] |shopping|universidade|faculdade|associacao|camara|prefeitura|memorial|bar |salao|galpao|arena|parque|terreiro|concha|largo|orla|espaco)/
const streets = /^(?:n[ao] )?(?:rua|r\.|av\.|avenida|travessa|rodovia|alameda|estrada) /
const free =
  /\b(?:entrada|acesso|evento|ingressos?|inscricao|inscricoes) (?:franc|gratuit|livre|gratis)|\bgratuit[oa]s?\b|\bgratis\b|\bde graca\b|\b0800\b/

const kinds: readonly [EventCategory, RegExp][] = [
  ['musica', /\b(?:show|samba|forro|pagode|concerto|orquestra|banda|musica|sarau|coral|violeiros?)\b/],
  ['teatro-e-danca', /\b(?:teatro|peca|espetaculo|danca|ballet|bale)\b/],
  ['cinema', /\b(?:cinema|filme|cine-?clube|sessao)\b/],
  ['exposicoes', /\b(?:exposicao|vernissage|mostra|galeria)\b/],
  ['feiras', /\b(?:feira|bazar|brecho)\b/],
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
  const whole = text.replace(/\r/g, '').trim().slice(0, limits.event.invitation)
  const lines = whole
    .split('\n')
    .map(line => line.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|[\s*•-])+/u, '').trim())
  const parts = lines
    .flatMap(line => line.split(/[,;|•·]|\. | [–—-] /))
    .map(part => part.trim())
    .filter(Boolean)
  const said = saidIn(lines, parts)
  const plain = fold(whole)
  const isFree = free.test(plain)
  const { price, ...others } = said
  return {
    ...titleOf(lines.filter(Boolean)),
    description: whole.slice(0, limits.event.description.max),
    ...others,
    ...(isFree ? { isFree, price: '' } : priceOf(price, parts)),
    ...linkOf(whole),
    ...categoryOf(plain),
    ...timeValues(readTime(whole, today)),
  }
}

/** The values of a read time. */
export function timeValues(read: ReadTime | null): Partial<EventFormValues> {
  if (!read) return {}
  const { startDate, startTime, endDate, endTime, wholeDay, repeats } = read
  return {
    ...{ allDay: wholeDay || (startTime === '' && endDate !== ''), startDate, startTime, endDate, endTime },
    ...(repeats && { repetition: { ...blankEvent.repetition, every: repeats } }),
  }
}

/** The first line, unless it says when or where the event is. */
function titleOf([first = '', ...others]: readonly string[]): { title?: string } {
  const name = first.replace(/^(?:evento|título|titulo) ?: ?/i, '').slice(0, limits.event.title.max)
  const isTitle = name.length >= limits.event.title.min && others.length > 0 && tokensOf(name).length === 0
  return isTitle ? { title: name } : {}
}

function saidIn(lines: readonly string[], parts: readonly string[]) {
  const said: Partial<Record<'location' | 'address' | 'heldBy' | 'price', string>> = {}
  for (const line of [...lines, ...parts]) {
    const colon = line.indexOf(':')
    const key = colon > 0 && colon < 15 ? fold(line.slice(0, colon)) : ''
    const name = labels.find(([, pattern]) => pattern.test(key))?.[0]
    if (name && !said[name]) said[name] = line.slice(colon + 1).trim()
  }
  const street = parts.findIndex(part => streets.test(fold(part)))
  const number = /^(?:nº? ?)?\d{1,5}$/.test(parts[street + 1] ?? '') ? `, ${parts[street + 1]}` : ''
  said.location ??= parts.find(part => places.test(fold(part)))?.replace(/^(?:no|na|em) /i, '')
  if (street >= 0) said.address ??= `${parts[street]?.replace(/^(?:no|na) /i, '')}${number}`
  const cut = { location: limits.event.location.max, address: limits.event.address, heldBy: limits.event.heldBy }
  return {
    ...(said.location && { location: said.location.slice(0, cut.location) }),
    ...(said.address && { address: said.address.slice(0, cut.address) }),
    ...(said.heldBy && { heldBy: said.heldBy.slice(0, cut.heldBy) }),
    price: said.price,
  }
}

function priceOf(said: string | undefined, parts: readonly string[]): Partial<EventFormValues> {
  const price = said ?? parts.find(part => /R\$ ?\d/.test(part))
  return price ? { price: price.slice(0, limits.event.price) } : {}
}

function linkOf(text: string): Partial<EventFormValues> {
  const [link] = /https?:\/\/[^\s<>"]{3,1000}/.exec(text) ?? []
  const linkUrl = link?.replace(/[.,;)]{1,5}$/, '')
  return linkUrl && isFreeUrl(linkUrl) ? { linkUrl } : {}
}

function categoryOf(plain: string): Partial<EventFormValues> {
  const category = kinds.find(([, pattern]) => pattern.test(plain))?.[0]
  return category ? { category } : {}
}
