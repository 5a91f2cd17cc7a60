import { fold } from '../../text/text.ts'
import type { Raised } from './finding.ts'
import { bareWord, type Sentence } from './sentences.ts'
import type { ReadSubject, Surroundings } from './subject.ts'

/** Things that come out anew each year: “calendário do IPVA 2024”. */
const yearly = new Set(
  (
    'calendario tabela guia lista ranking programacao edital concurso vestibular enem ipva iptu carnaval natal pascoa festival feriados feriado ' +
    'cronograma orcamento campanha matricula matriculas censo copa volta safra previsao agenda edicao temporada refis sisu prouni fies ' +
    'inscricoes salario minimo imposto irpf renda'
  ).split(' '),
)
/** Words before a year that place an event in the past or in a span. */
const historical = new Set(
  'em desde entre ate e a de abril maio junho julho agosto setembro outubro novembro dezembro janeiro fevereiro marco'.split(
    ' ',
  ),
)

const year = /^(?:19|20)\d\d$/

/** Past years that read like the present: an edition of a yearly thing, “neste ano de 2024”, a future with a date that is over. */
export function* checkYears({ subject, paragraphs }: ReadSubject, { year: now }: Surroundings): Generator<Raised> {
  const heads = [
    { text: subject.title, field: 'title' },
    { text: subject.summary, field: 'summary' },
    { text: subject.slug.replaceAll('-', ' '), field: 'slug' },
  ] as const
  const retro = paragraphs.length > 0 && isRetrospective(subject.title)
  const head = retro ? undefined : heads.find(({ text }) => editionOf(text, now))
  const sentences = paragraphs.flatMap(each => each.sentences)
  const stale = sentences.filter(sentence => isStale(sentence, now))
  if (!head && stale.length === 0) return
  yield {
    rule: 'year-outdated',
    message: `O texto fala de um ano que passou como se fosse ${now}.`,
    evidence: [...(head ? [head.text] : []), ...stale.map(({ text }) => text)],
    ...(head && { field: head.field }),
  }
}

/** Looks back on purpose. */
const isRetrospective = (title: string): boolean =>
  /\b(?:relembre|retrospectiva|balanco|historia|memoria|anos depois|ha \d+ anos|compar|desde)/.test(fold(title))

/** Whether a headline names a past year as the edition of something yearly, and no present or later year. */
function editionOf(text: string, now: number): boolean {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const years = words.flatMap(word => (year.test(word) ? [Number(word)] : []))
  if (years.length === 0 || years.some(each => each >= now)) return false
  return words.some((word, place) => {
    if (!year.test(word)) return false
    const [before = '', earlier = ''] = [words[place - 1], words[place - 2]]
    if (yearly.has(before)) return true
    // “IPVA de 2024”, “guia de compras 2024”: but “incêndio de 2024” is of that year.
    if (before === 'de' || before === 'para') return yearly.has(earlier)
    return !historical.has(before) && words.slice(Math.max(0, place - 4), place).some(each => yearly.has(each))
  })
}

const futures = /(?:[aei]rá|[aei]rão|terá|terão)$/
const notFutures = new Set(['irá', 'pará', 'ceará', 'maracanã', 'paraná'])
const reported = /^(?:disse|afirmou|prometeu|previa|prometia|anunciou|dizia|previu|garantiu|segundo|estimava|declarou)$/

/** Whether a sentence speaks of the present or the future, and its only years are over. */
function isStale({ text, words }: Sentence, now: number): boolean {
  if (!/\d{4}/.test(text)) return false
  const bare = words.map(bareWord)
  const years = bare.flatMap(word => (year.test(word) ? [Number(word)] : []))
  if (years.length === 0 || years.some(each => each >= now)) return false
  if (/\b(?:neste|deste|este) ano(?:,? de|,? \(?)? ?\(?(?:19|20)\d\d/.test(text.toLowerCase())) return true
  if (bare.some(word => reported.test(word)) || /["“”]/.test(text)) return false
  const place = bare.findIndex(word => futures.test(word) && word.length > 3 && !notFutures.has(word))
  if (place < 0) return false
  // The date must follow the verb: “será realizado em março de 2024”, not “o que sobrou de 2024 será pago”.
  return bare.some(
    (word, at) => at > place && at - place < 14 && year.test(word) && ['em', 'de'].includes(bare[at - 1] ?? ''),
  )
}
