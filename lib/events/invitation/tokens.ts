import { fold } from '../../text/text.ts'

/** A part of a text that says a day or an hour. `gap` is the text before it, since the last part. */
export type Token = { gap: string } & (
  | { kind: 'date'; day: number; month: number; year: number | null }
  | { kind: 'dayOfMonth'; day: number; every: boolean; nextMonth: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'weekday'; weekday: number; which: 'next' | 'following' | 'nextWeek' | 'every'; month: number | null }
  | { kind: 'nthWeekday'; weekday: number; nth: number; month: number | null; every: boolean }
  | { kind: 'inDays'; days: number }
  | { kind: 'weekend' }
  | { kind: 'time'; hour: number; minute: number }
)
type Said = Token extends infer Each ? (Each extends Token ? Omit<Each, 'gap'> : never) : never

const numberWords =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )
const wordValues = new Map<string, number>([
  ...numberWords.map((word, value): [string, number] => [word, value]),
  ...Object.entries({ uma: 1, duas: 2, catorze: 14, trinta: 30 }),
])
const word = [...wordValues.keys()].join('|')

/** The text with its usual variants written in one way: folded, hyphens alike, numbers in digits, “às 7 e meia” as “as 7h30”. */
export const plainly = (text: string): string =>
  fold(text.replaceAll('\n', ', '))
    .replace(/[–—~]/g, '-')
    .replace(/[•·|]/g, ',')
    .replace(/(\d-\d{2})t(?=\d{2}:)/g, '$1 ')
    .replace(/(\d)[ºª°]/g, '$1o')
    .replace(/\bprimeiro de (?=[a-z])/g, '1 de ')
    .replace(
      new RegExp(
        `\\b(dia|as|das|daqui a) (${word})(?: e (um|dois|tres|quatro|cinco|seis|sete|oito|nove|uma|duas))?\\b`,
        'g',
      ),
      (_, before: string, tens: string, ones?: string) =>
        `${before} ${(wordValues.get(tens) ?? 0) + (ones ? (wordValues.get(ones) ?? 0) : 0)}`,
    )
    .replace(/(\d{1,2})(?: ?h(?:oras)?)? e meia\b/g, '$1h30')
    .replace(/\b(d?as|d?a partir das) (\d{1,2}) e (\d{2})\b/g, '$1 $2h$3')
    .replace(/\b(d?as) (\d{1,2})(?![\dh:/.]| ?h)/g, '$1 $2h')

const monthNames = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const month =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'
const monthOf = (name = ''): number => monthNames.indexOf(name.slice(0, 3)) + 1

const weekdayNames = 'domingo segunda terca quarta quinta sexta sabado'.split(' ')
const weekday = 'domingo|segunda|terca|quarta|quinta|sexta|sabado'
const weekdayOf = (name = ''): number => weekdayNames.findIndex(full => full.startsWith(name.slice(0, 3)))
const ordinals = ['ultim', 'primeir', 'segund', 'terceir', 'quart', 'quint']

const yearOf = (text?: string): number | null => (text ? Number(text.length === 2 ? `20${text}` : text) : null)
const date = (day: string | undefined, monthNumber: number, year?: string): Said | null => {
  const value = Number(day)
  return value >= 1 && value <= 31 && monthNumber >= 1 && monthNumber <= 12
    ? { kind: 'date', day: value, month: monthNumber, year: yearOf(year) }
    : null
}

/** The hour that “7 da noite” means. */
function timeOf(hour: number, minute: number, part?: string): Said | null {
  const late = (part === 'tarde' || part === 'noite' || part === 'pm') && hour < 12
  const midnight = hour === 24 || (hour === 12 && (part === 'noite' || part === 'am'))
  const value = midnight ? 0 : hour + (late ? 12 : 0)
  return value <= 23 && minute <= 59 ? { kind: 'time', hour: value, minute } : null
}

type Rule = readonly [pattern: RegExp, read: (parts: readonly (string | undefined)[]) => Said | null]

/** Numbers that are neither days nor hours, up to and with the days that only say until when tickets are sold. */
const noise: readonly RegExp[] = [
  /(?:ingressos?|inscricoes|vendas?|r\$ ?\d[\d.,]{0,9})(?: abertas)? ate (?:o )?(?:dia )?\d{1,2}(?:\/\d{1,2}| de [a-z]{3,9})?/y,
  /r\$ ?\d[\d.,]{0,9}/y,
  /\(?\d{2}\)? ?9? ?\d{4}-\d{4}/y,
  /\d{1,4} ?(?:anos|reais|km|k|vagas|pessoas|lugares|metros|homens|mulheres)\b/y,
  /\d{1,3}[oa] (?!de\b|[ae] \d|ate \d)/y,
  /(?:rua|r\.|av\.|avenida|praca|travessa|rodovia|largo|alameda|quadra) [^,;()]{1,50}(?:, ?(?:n[o.]{0,2} ?)?\d{1,5}(?![\d/:h]| ?h| de | e | a ))?/y,
  /[“"][^”"]{1,80}[”"]/y,
  /\d{5,}/y,
]

const rules: readonly Rule[] = [
  [/(\d{4})-(\d{2})-(\d{2})/y, ([, year, monthNumber, day]) => date(day, Number(monthNumber), year)],
  [
    /(\d{1,2})o?([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d:h])/y,
    ([, day, , monthNumber, year]) => date(day, Number(monthNumber), year),
  ],
  [/(\d{1,2})o?\/(\d{1,2})(?![\d:h]| ?h)/y, ([, day, monthNumber]) => date(day, Number(monthNumber))],
  [/(\d{1,2})\.(\d{2})(?![\d:h])/y, ([, day, monthNumber]) => date(day, Number(monthNumber))],
  [
    new RegExp(`(\\d{1,2})o? ?(?:de |/)?(${month})\\b\\.?(?:,? ?(?:de |/)?(\\d{4})(?![\\dh:]))?`, 'y'),
    ([, day, name, year]) => date(day, monthOf(name), year),
  ],
  [new RegExp(`(${month})\\b,?(?: dia)? (\\d{1,2})(?![\\dh:/]| ?h)`, 'y'), ([, name, day]) => date(day, monthOf(name))],
  [
    /(\d{1,2})(?::(\d{2}))? (?:da|de) (manha|tarde|noite|madrugada)\b/y,
    ([, hour, minute, part]) => timeOf(Number(hour), Number(minute ?? 0), part),
  ],
  [/(\d{1,2}):(\d{2})(?: ?h(?:rs?|s)?)?\b/y, ([, hour, minute]) => timeOf(Number(hour), Number(minute))],
  [
    /(\d{1,2}) ?h(?:oras?|rs?|s)?(?:(\d{2})(?:min|m)?| e (\d{2})(?: minutos)?)?(?![a-z\d])(?: (?:da|de) (manha|tarde|noite|madrugada))?/y,
    ([, hour, minute, spelt, part]) => timeOf(Number(hour), Number(minute ?? spelt ?? 0), part),
  ],
  [/(\d{1,2}) ?(am|pm)\b/y, ([, hour, part]) => timeOf(Number(hour), 0, part)],
  [/meio-dia|meio dia/y, () => timeOf(12, 0)],
  [/meia-noite|meia noite/y, () => timeOf(0, 0)],
  [/hoje\b|(?:esta|nesta) noite\b/y, () => ({ kind: 'inDays', days: 0 })],
  [/depois de amanha\b/y, () => ({ kind: 'inDays', days: 2 })],
  [/amanha\b/y, () => ({ kind: 'inDays', days: 1 })],
  [/daqui a (\d{1,3}) dias?\b/y, ([, days]) => ({ kind: 'inDays', days: Number(days) })],
  [/(?:fim|final) de semana\b/y, () => ({ kind: 'weekend' })],
  [
    new RegExp(
      `(todo |toda )?(ultim|primeir|segund|terceir|quart|quint)[oa] (${weekday})(?:-feira| feira)?(?: (?:de (${month})\\b|do mes))`,
      'y',
    ),
    ([, every, ordinal = '', name, inMonth]) => ({
      kind: 'nthWeekday',
      weekday: weekdayOf(name),
      nth: ordinals.indexOf(ordinal),
      month: inMonth ? monthOf(inMonth) : null,
      every: every !== undefined,
    }),
  ],
  [
    new RegExp(
      `(todo |toda |todos os |todas as |aos |as |proxim[oa] |na semana que vem, )?(?:(${weekday})(s)?(?:-feiras?| feiras?)?|(dom|seg|ter|qua|qui|sex|sab)\\b\\.?(?=[ ,.]{0,3}[\\d(]))\\b(?:,? (da semana que vem|que vem))?(?: de (${month})\\b)?`,
      'y',
    ),
    ([, before = '', name, plural, short, after, inMonth]) => ({
      kind: 'weekday',
      weekday: weekdayOf(name ?? short),
      month: plural && inMonth ? monthOf(inMonth) : null,
      which: whichOf(before.trim(), plural !== undefined && !inMonth, after),
    }),
  ],
  [
    new RegExp(
      `(mes que vem,? |proximo mes,? )?(todo )?dias? (\\d{1,2})(?![\\d/:h]|o? ?(?:de )?(?:${month})\\b)( do mes que vem| do proximo mes)?`,
      'y',
    ),
    ([, before, every, day, after]) => ({
      kind: 'dayOfMonth',
      day: Number(day),
      every: every !== undefined,
      nextMonth: (before ?? after) !== undefined,
    }),
  ],
  [/(\d{1,2})(?!\d)/y, ([, value]) => ({ kind: 'number', value: Number(value) })],
]

function whichOf(before: string, isPlural: boolean, after?: string): 'next' | 'following' | 'nextWeek' | 'every' {
  if (before.startsWith('tod') || (isPlural && (before === 'aos' || before === 'as'))) return 'every'
  if (before.startsWith('na semana') || after === 'da semana que vem') return 'nextWeek'
  return before.startsWith('proxim') || after === 'que vem' ? 'following' : 'next'
}

/** The days and hours that a text says, in order. Time grows with the text's length alone: every pattern is short. */
export function tokensOf(text: string): Token[] {
  const plain = plainly(text)
  const tokens: Token[] = []
  let gapStart = 0
  for (let at = 0; at < plain.length; ) {
    const skipped = atWord(plain, at) ? matchOf(noise, plain, at) : 0
    const found = skipped === 0 && atWord(plain, at) ? readAt(plain, at) : null
    if (found) {
      tokens.push({ ...found.said, gap: plain.slice(gapStart, at).trim() } as Token)
      at = found.end
      gapStart = at
    } else at += skipped || 1
  }
  return tokens
}

const atWord = (text: string, at: number) => at === 0 || !/[a-z\d]/.test(text[at - 1] ?? '')

function matchOf(patterns: readonly RegExp[], text: string, at: number): number {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length
    if (length) return length
  }
  return 0
}

function readAt(text: string, at: number): { said: Said; end: number } | null {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const said = found && read(found)
    if (found && said) return { said, end: at + found[0].length }
  }
  return null
}
