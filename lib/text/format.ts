import { TZDate } from '@date-fns/tz'
// Imported one by one: the whole of date-fns adds more than a second to the start of a process.
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { isValid } from 'date-fns/isValid'
import { ptBR } from 'date-fns/locale/pt-BR'
import { startOfDay } from 'date-fns/startOfDay'

export const defaultTimeZone = 'America/Sao_Paulo'

/** An instant formatted by a date-fns pattern, in Portuguese and in the given zone. Empty when the date is invalid or missing (GEN-9). */
export function formatDate(date: Date | null | undefined, pattern: string, timeZone = defaultTimeZone): string {
  if (!date || !isValid(date)) return ''
  return format(new TZDate(date.getTime(), timeZone), pattern, { locale: ptBR })
}

/** "21 nov 2026", for cards (CARD-3). */
export const shortDate = (date: Date | null | undefined) => formatDate(date, 'dd MMM yyyy')
/** "21 nov", for compact cards; "21 nov 2019" for a day of another year than that of `now`. */
export const dayAndMonth = (date: Date | null | undefined, now = new Date()) =>
  formatDate(date, formatDate(date, 'yyyy') === formatDate(now, 'yyyy') ? 'dd MMM' : 'dd MMM yyyy')
/** The one way in which people read an hour: "8h30", "14h" on the hour. Fields and files keep "08:30". */
export const hourAndMinute = (date: Date | null | undefined, timeZone?: string) =>
  formatDate(date, formatDate(date, 'mm', timeZone) === '00' ? "H'h'" : "H'h'mm", timeZone)
/** "22/11/2026 14:30", for exported files, and the newsletter's table of sends (GEN-2). */
export const dateAndTime = (date: Date | null | undefined) => formatDate(date, 'dd/MM/yyyy HH:mm')
/** "22 nov, 14h30". */
export const shortDateTime = (date: Date | null | undefined) =>
  date && isValid(date) ? `${formatDate(date, 'd MMM')}, ${hourAndMinute(date)}` : ''
/** "3/12, 8h", for the chip of a scheduled text. */
export const chipDateTime = (date: Date) => `${formatDate(date, 'd/M')}, ${hourAndMinute(date)}`
/** "21 de novembro de 2026, às 14h05", "… à 1h32". */
export const longDateTime = (date: Date | null | undefined, timeZone?: string) => {
  if (!date || !isValid(date)) return ''
  const at = Number(formatDate(date, 'H', timeZone)) < 2 ? 'à' : 'às'
  return `${formatDate(date, "d 'de' MMMM 'de' yyyy", timeZone)}, ${at}\u00a0${hourAndMinute(date, timeZone)}`
}

/** "21 de novembro de 2026". */
export const longDate = (date: Date | null | undefined) => formatDate(date, "d 'de' MMMM 'de' yyyy")

/** "sábado". */
export const weekday = (date: Date) => formatDate(date, 'EEEE')
/** "21 de novembro": the day of an edition. The year is always the current one. */
export const dayOfMonth = (date: Date) => formatDate(date, "d 'de' MMMM")

/** "2026-11-21", the day in São Paulo for machines: the same day that people read. */
export const isoDay = (date: Date) => formatDate(date, 'yyyy-MM-dd')
/** "2026-11", the month in São Paulo, for counting. */
export const isoMonth = (date: Date) => formatDate(date, 'yyyy-MM')
/** "2026". */
export const yearOf = (date: Date) => formatDate(date, 'yyyy')

/** A duration in milliseconds as its largest unit: "3 horas", "2 dias". */
export const duration = (ms: number) => formatDistanceStrict(0, Math.max(0, ms), { locale: ptBR })

/** Seconds from a moment until the next midnight in a zone. */
export function secondsToMidnight(date: Date, timeZone = defaultTimeZone): number {
  return Math.ceil((startOfDay(addDays(new TZDate(date.getTime(), timeZone), 1)).getTime() - date.getTime()) / 1000)
}

const integer = new Intl.NumberFormat('pt-BR')
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** A count for a badge: "12", "999+". */
export const formatCount = (value: number) => (value > 999 ? '999+' : integer.format(value))
/** "12.345". */
export const formatInteger = (value: number) => integer.format(value)
/** "12,3 mil". */
export const formatCompact = (value: number) => compact.format(value)
/** Bytes as "1,2 MB". */
export const megabytes = (bytes: number) => `${compact.format(bytes / 1024 / 1024)} MB`
/** A size on a disk, in MB or GB. */
export const diskSize = (bytes: number) =>
  bytes < 2 ** 30 ? megabytes(bytes) : `${compact.format(bytes / 2 ** 30)} GB`
/** A quality score from 0 to 10, as "8,4". */
export const formatNote = (note: number) => compact.format(note)
/** A share between 0 and 1, as "2,5%". */
export const formatPercent = (share: number) => percent.format(share)
/** Cents of BRL as "R$ 50,00". */
export const formatMoney = (cents: number) => money.format(cents / 100)
/** Cents of BRL as "-1234,50", for a column of amounts in an exported file. */
export const csvMoney = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
/** A count with its noun: "1 visualização", "12.345 visualizações". */
export const plural = (count: number, one: string, many: string) =>
  `${integer.format(count)} ${count === 1 ? one : many}`

/** The state in a city's path: “CE” of `sobral-ce`. */
export const stateIn = (locationPath: string) => locationPath.slice(-2).toUpperCase()

/** "Chapecó (SC)": a name with its state, since 505 municipalities share a name. */
export const cityName = (name: string, locationPath: string) => `${name} (${stateIn(locationPath)})`
