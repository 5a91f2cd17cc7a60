import { one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { isoDay } from '../text/format.ts'

/** A period of whole days in São Paulo, both included, as `yyyy-MM-dd`. */
export interface Period {
  from: string
  to: string
  /** The number of days up to today; null for dates of one's own. */
  days: PresetDays | null
}

export const presetDays = [7, 30, 90] as const
export type PresetDays = (typeof presetDays)[number]

/** The number of articles, cities and authors on the screen. */
export const mostShown = 20

export const analyticsPath = '/admin/analytics'
/** The days that a period may have, and that are kept. */
export const mostDays = 731

const dayMs = 24 * 60 * 60 * 1000
const dated = /^20\d{2}-\d{2}-\d{2}$/

/**
 * The period of an address: `?de=2026-11-01&ate=2026-11-21`, its dates also as typed (`01/11/2026`), or `?dias=7`. What cannot be read gives the
 * last thirty days.
 */
export function readPeriod(parameters: Parameters, now: Date): Period {
  const from = dayIn(parameters.de)
  const to = dayIn(parameters.ate)
  const days = one(parameters.dias)
  const own = from && to && from <= to && daysBetween(from, to) <= mostDays
  if (own) return { from, to, days: null }
  return lastDays(presetDays.find(preset => String(preset) === days) ?? 30, now)
}

/** The last days up to today. */
export const lastDays = (days: PresetDays, now: Date): Period => {
  const to = isoDay(now)
  return { from: dayOf(timeOf(to) - (days - 1) * dayMs), to, days }
}

/** The days of a period, in order. */
export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, place) => dayOf(timeOf(from) + place * dayMs))
}

/** The parameters of a period in an address. */
export const periodParameters = ({ from, to, days }: Period): Record<string, string | null> =>
  days === null ? { de: from, ate: to } : { dias: days === 30 ? null : String(days) }

/** The address of a period on a screen that takes it: Analytics, or the dashboard. */
export const periodAddress = (period: Period, path: string = analyticsPath): string =>
  pathWith(path, periodParameters(period))

/** The period of the same length right before a period. */
export function periodBefore({ from, to }: Period): Period {
  const end = timeOf(from) - dayMs
  return { from: dayOf(end - (daysBetween(from, to) - 1) * dayMs), to: dayOf(end), days: null }
}

/** What can be downloaded of a period. */
export const analyticsTables = [
  'dias',
  'artigos',
  'cidades',
  'autores',
  'assuntos',
  'origens',
  'campanhas',
  'dispositivos',
  'regioes',
] as const
export type AnalyticsTable = (typeof analyticsTables)[number]

export const analyticsExport = (table: AnalyticsTable, period: Period): string =>
  pathWith('/api/export/analytics', { tabela: table, ...periodParameters(period) })

/** The download of the dashboard's figures by day. */
export const overviewExport = (period: Period): string => pathWith('/api/export/audiencia', periodParameters(period))

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string) => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1
/** A day as an address holds it or as a person types it; null for anything else. */
function dayIn(value: Parameters[string]): string | null {
  const text = one(value)?.trim() ?? ''
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDay(day) ? day : null
}

/** A day of the calendar: 30 February is none. */
export const isDay = (text: string) => dated.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text
