import { cityIn, one, type Parameters, pathWith } from '../../addresses/parameters.ts'
import { agendaPath } from '../../addresses/paths.ts'
import { looksLikeUuid } from '../../text/text.ts'
import { type EventCategory, eventCategories, type Span } from '../event.ts'
import { dayOf, monthOf, type Period, weekendOf } from '../spans.ts'

/** The periods that have a name in the agenda. */
export const agendaPeriods = ['hoje', 'fim-de-semana', 'mes'] as const
export type AgendaPeriod = (typeof agendaPeriods)[number]

export const agendaPeriodLabels: Record<AgendaPeriod, string> = {
  hoje: 'Hoje',
  'fim-de-semana': 'Este fim de semana',
  mes: 'Este mês',
}

/** The last date of a page of the agenda: the next page begins behind it. */
export interface AgendaCursor {
  startsAt: Date
  id: string
}

/** What a reader asks of the agenda. At most one of `periodo`, `dia` and `mes` is set. */
export interface AgendaQuery {
  /** A location path. */
  city: string | null
  periodo: AgendaPeriod | null
  /** A day, `2026-06-14`. */
  dia: string | null
  /** A month for the calendar, `2026-06`. */
  mes: string | null
  categoria: EventCategory | null
  gratis: boolean
  depois: AgendaCursor | null
}

/** The most dates that a day of the calendar reads; with this many it may have more. */
export const perDay = 6

/** How far the agenda's calendar reaches, in years from now. */
const reach = { back: 3, ahead: 4 }

/** The query of an address. Values that are none count as missing; of several times the first one counts. */
export function readAgenda(parameters: Parameters, now: Date): AgendaQuery {
  const { city, dia, periodo, mes, categoria, gratis, depois } = parameters
  const month = monthIn(one(mes), now)
  const day = month ? null : dayInReach(one(dia), now)
  return {
    city: cityIn(one(city)),
    dia: day,
    periodo: day || month ? null : (agendaPeriods.find(each => each === periodo) ?? null),
    mes: month,
    categoria: eventCategories.find(each => each === categoria) ?? null,
    gratis: gratis === '1',
    depois: month ? null : readCursor(one(depois)),
  }
}

/** The canonical address of a part of the agenda. */
export const agendaAddress = ({ city, dia, periodo, mes, categoria, gratis, depois }: Partial<AgendaQuery>): string =>
  pathWith(agendaPath, {
    city,
    dia,
    periodo,
    mes,
    categoria,
    gratis: gratis ? '1' : null,
    depois: depois && cursorText(depois),
  })

/** Whether an address shows the whole agenda, or all of a city's. Others are narrowed, and search engines leave them out. */
export const isWhole = ({ city: _, ...narrowing }: AgendaQuery): boolean =>
  Object.values(narrowing).every(value => !value)

/** The period that a query asks for, in a zone; null for everything to come. */
export function periodOf({ periodo, dia, mes }: AgendaQuery, now: Date, timeZone: string): Period | null {
  if (mes) return monthOf(noonOf(`${mes}-15`), timeZone)
  if (dia) return dayOf(noonOf(dia), timeZone)
  switch (periodo) {
    case 'hoje':
      return dayOf(now, timeZone)
    case 'fim-de-semana':
      return weekendOf(now, timeZone)
    case 'mes':
      return monthOf(now, timeZone)
    default:
      return null
  }
}

/** An instant that falls on a day in all of Brazil's zones. */
export const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`)

/** A cursor as a part of an address. */
export const cursorText = ({ startsAt, id }: AgendaCursor): string => `${startsAt.getTime().toString(36)}-${id}`

/** The cursor in an address; null for any other text. */
export function readCursor(text: string | null): AgendaCursor | null {
  const [, time = '', id = ''] = /^([0-9a-z]{6,9})-([0-9a-f-]{36})$/.exec(text ?? '') ?? []
  return looksLikeUuid(id) ? { startsAt: new Date(Number.parseInt(time, 36)), id } : null
}

/** A day that exists and that the calendar reaches; null otherwise. */
function dayInReach(day: string | null, now: Date): string | null {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const noon = noonOf(day)
  const exists = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day)
  const years = noon.getUTCFullYear() - now.getUTCFullYear()
  return exists && years >= -reach.back && years <= reach.ahead ? day : null
}

const monthIn = (month: string | null, now: Date): string | null =>
  month && /^\d{4}-\d\d$/.test(month) && dayInReach(`${month}-15`, now) ? month : null

/** The month before or after a month; null beyond the calendar's reach. */
export function monthBeside(month: string, months: 1 | -1, now: Date): string | null {
  const noon = noonOf(`${month}-15`)
  noon.setUTCMonth(noon.getUTCMonth() + months)
  return monthIn(noon.toISOString().slice(0, 7), now)
}

/** The day before or after a day; null beyond the calendar's reach. */
export function dayBeside(day: string, days: 1 | -1, now: Date): string | null {
  const noon = noonOf(day)
  noon.setUTCDate(noon.getUTCDate() + days)
  return dayInReach(noon.toISOString().slice(0, 10), now)
}

/**
 * Whole seconds until the first of some dates is over and leaves its list: the life of a page with that list. At its very end a date still
 * counts, so the page ends a moment later. Undefined without a date that is to come.
 */
export function secondsToNextEnd(dates: readonly Span[], now: Date): number | undefined {
  const ends = dates.map(({ startsAt, endsAt }) => (endsAt ?? startsAt).getTime()).filter(end => end >= now.getTime())
  return ends.length > 0 ? Math.floor((Math.min(...ends) - now.getTime()) / 1000) + 1 : undefined
}
