import type { City } from '../places/gazetteer.ts'
import type { ReadText, Word } from '../reading/reading.ts'

const localWords =
  /^(?:prefeitura|prefeit[oa]|vereador(?:a|es)?|bairros?|rua|avenida|municipi(?:o|al|ais)|cidade|moradora?(?:e?s)?|centro|distrito|comunidade)$/
const nationalWords =
  /^(?:pais|brasil|brasileir[oa]s?|nacional|federal|federais|ministerio|ministr[oa]|senado|senador(?:es|a)?|congresso|planalto|supremo|presidencia|uniao|mundial|internacional|ibge|stf|dolar)$/

/** The words of a text that speak of a city's own matters. */
export const localWordsIn = ({ words }: ReadText): readonly Word[] => words.filter(({ key }) => localWords.test(key))

/** How much a text speaks of a city's own matters and of the country's. */
export function scopeOf({ words }: ReadText): { local: number; national: number } {
  let local = 0
  let national = 0
  for (const { key } of words) {
    if (localWords.test(key)) local++
    else if (nationalWords.test(key)) national++
  }
  return { local: Math.log2(1 + Math.min(15, local)), national: Math.log2(1 + Math.min(15, national)) }
}

const plural = /^(?:municipios|cidades|estados|regioes|capitais|localidades|prefeituras|prefeitos|comarcas)$/
const statewide = /^(?:estadual|estaduais|estado|governo|governador(?:a)?|regional|regionais)$/

/** How much a text speaks of many places at once and of a state's own matters: “em 30 municípios”, “rede estadual”. */
export function widthOf({ words }: ReadText): { many: number; state: number; manyAhead: boolean } {
  let many = 0
  let state = 0
  let ahead = 0
  for (const { key, part } of words) {
    if (plural.test(key)) {
      many++
      if (part !== 'body') ahead++
    } else if (statewide.test(key)) state++
  }
  return { many: Math.log2(1 + Math.min(7, many)), state: Math.log2(1 + Math.min(7, state)), manyAhead: ahead > 0 }
}

const office =
  /^(?:prefeitura|prefeit[oa]|camara|municipio|cidade|vereador(?:a|es)?|moradores|bairros?|centro|ruas|delegacia|delegad[oa]|comarca|hospital|populacao|secretari[oa]|procon|sine|upa|samu|bombeiros|policlinica|rodoviaria)$/
/** What a place is known by: “Porto de Santos”, “Hospital Regional de Francisco Beltrão”. */
const facility =
  /^(?:campus|porto|aeroporto|estadio|ginasio|terminal|rodoviaria|estacao|forum|juiza?|promotoria|comarca|presidio|penitenciaria|cadeia|batalhao|guarda|santuario|catedral|igreja|diocese|arquidiocese|bispo|hospital|hospitais|maternidade|upa|universidade|faculdade|instituto|escolas?|teatro|museu|parque|praca|orla|praias?|mercado|feira|usina|fabrica|represa|barragem|distrito|prefeitura|camara|carnaval|festa|festival)$/
const ways = /^(?:para|ate|sentido|rumo|desde|entre|sobre|contra|destino|direcao|vindo|vinda)$/
const origins =
  /^(?:natural|morador|moradora|nascid[oa]|time|empresa|vindo|vinda|veio|vem|anos|companhia|grupo|dupla|banda|cantora?|equipe)$/

/** How a text names a city: by its office (“prefeitura de Cambé”), by a facility (“Porto de Santos”), as a way (“seguia para Cambé”), as somebody's home (“morador de Cambé”). */
export function rolesOf(
  words: readonly Word[],
  at: number,
): { office: boolean; facility: boolean; way: boolean; origin: boolean; seat: boolean } {
  const before = words[at - 1]?.key ?? ''
  const head = words[at - 2]?.key ?? ''
  const isOf = /^d[aeo]$/.test(before)
  return {
    office: isOf && (office.test(head) || office.test(words[at - 3]?.key ?? '') || isOfficeNamed(words, at - 2)),
    facility: isOf && (facility.test(head) || facility.test(words[at - 3]?.key ?? '')),
    way: ways.test(before) || (isOf && ways.test(head)),
    origin: isOf && (origins.test(head) || words[at - 1]?.before === ', '),
    seat: words
      .slice(Math.max(0, at - 4), at)
      .some(({ key }) => key === 'sede' || key === 'sediada' || key === 'sediado'),
  }
}

/** Whether a name with capital letters that ends at a position begins with an office: “Secretaria de Serviços Públicos”, “Delegacia de Estelionato”. */
function isOfficeNamed(words: readonly Word[], end: number): boolean {
  for (let at = end; at >= Math.max(0, end - 6); at--) {
    const word = words[at]
    if (!word || (!word.capital && !/^(?:d[aeo]s?|e)$/.test(word.key))) return false
    if (word.capital && office.test(word.key)) return true
    if (word.first) return false
  }
  return false
}

/** Whether a city only says the way: “sentido Curitiba”, “com destino a Joinville”. */
export function isDirection(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.key ?? ''
  const head = words[at - 2]?.key ?? ''
  return before === 'sentido' || (before === 'a' && /^(?:destino|direcao|rumo|sentido)$/.test(head))
}

const anaphor = /^(?:cidade|municipio|prefeitura|municipalidade)$/

/** How often “a cidade”, “o município”, “a prefeitura” without a name stands behind a city: it is the one named last before. */
export function anaphorsOf(
  words: readonly Word[],
  all: readonly { city: City; at: readonly number[] }[],
): ReadonlyMap<City, number> {
  const found = new Map<City, number>()
  const named = new Map(all.flatMap(({ city, at }) => at.map(position => [position, city] as const)))
  let last: City | null = null
  for (const [at, { key }] of words.entries()) {
    last = named.get(at) ?? last
    if (last && anaphor.test(key) && isBare(words, at)) found.set(last, (found.get(last) ?? 0) + 1)
  }
  return found
}

const isBare = (words: readonly Word[], at: number) =>
  /^(?:a|o|na|no|da|do|pela|pelo|ao)$/.test(words[at - 1]?.key ?? '') &&
  !(/^d[aeo]$/.test(words[at + 1]?.key ?? '') && words[at + 2]?.capital)

/** In how many paragraphs of the body some positions are. */
export const paragraphsOf = (words: readonly Word[], at: readonly number[]): number =>
  new Set(
    at.flatMap(position => {
      const word = words[position]
      return word && (word.part === 'lead' || word.part === 'body') ? [word.paragraph] : []
    }),
  ).size
