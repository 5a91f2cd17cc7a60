import { formatDate } from '../../text/format.ts'
import type { Span } from '../event.ts'
import { lastDayOf } from '../when.ts'
import { isOtherZone, zoneName } from '../zones.ts'

interface Dated extends Span {
  allDay: boolean
  timeZone: string
}

const DAY = 24 * 60 * 60 * 1000

/** The last day of a date that lasts a day or longer: “até 16 de junho”; empty for a shorter one. */
export function sayUntil(date: Dated): string {
  const { startsAt, endsAt, timeZone } = date
  if (!endsAt || endsAt.getTime() - startsAt.getTime() < DAY) return ''
  const last = lastDayOf(date)
  if (formatDate(last, 'yyyy-MM-dd', timeZone) === formatDate(startsAt, 'yyyy-MM-dd', timeZone)) return ''
  return `até ${formatDate(last, "d 'de' MMMM", timeZone)}`
}

/** The name of a zone other than Brasília's, to stand beside an hour; empty for Brasília's and for whole days. */
export const sayZone = (event: Pick<Dated, 'allDay' | 'timeZone'> & { city: string }): string =>
  !event.allDay && isOtherZone(event.timeZone) ? zoneName(event) : ''

/** A date in short, for cards: “sáb, 14 jun”. */
export const shortDay = ({ startsAt, timeZone }: Pick<Dated, 'startsAt' | 'timeZone'>): string =>
  `${formatDate(startsAt, 'EEEE', timeZone).slice(0, 3)}, ${formatDate(startsAt, 'd MMM', timeZone)}`

/** What an event costs, as readers see it: “Gratuito”, its words, or nothing. */
export const sayPrice = ({ isFree, price }: { isFree: boolean; price: string }): string => (isFree ? 'Gratuito' : price)
