import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfMonth } from 'date-fns/startOfMonth'
import { one, type Parameters, pathWith } from '../../addresses/parameters.ts'
import { defaultTimeZone, formatDate } from '../../text/format.ts'

/** How the revenue is cut: twelve months, or thirty days, both up to now. */
export const revenueCuts = ['meses', 'dias'] as const
export type RevenueCut = (typeof revenueCuts)[number]

export const revenuePath = '/admin/assinaturas/receita'
export const revenueAddress = (cut: RevenueCut): string => pathWith(revenuePath, { por: cut === 'meses' ? null : cut })
export const revenueExport = (cut: RevenueCut): string =>
  pathWith('/api/export/receita', { por: cut === 'meses' ? null : cut })

/** The cut of an address; months for any other value. */
export const readCut = ({ por }: Parameters): RevenueCut => (one(por) === 'dias' ? 'dias' : 'meses')

/** A month or a day of São Paulo. */
export interface Span {
  /** "nov 2026", "23 nov 2026". */
  label: string
  start: Date
}

const zone = { in: tz(defaultTimeZone) }
const lengths = { meses: 12, dias: 30 }

/** The beginning of the span of a cut that lies so many spans after the one of a moment. */
export function spanStart(cut: RevenueCut, moment: Date, after = 0): Date {
  const start =
    cut === 'meses'
      ? addMonths(startOfMonth(moment, zone), after, zone)
      : addDays(startOfDay(moment, zone), after, zone)
  return new Date(start.getTime())
}

/** The spans of a cut, the oldest first, and the end of the last one, which has not come yet. */
export function spansOf(cut: RevenueCut, now: Date): { spans: Span[]; end: Date } {
  const length = lengths[cut]
  const spans = Array.from({ length }, (_, place) => {
    const start = spanStart(cut, now, place - length + 1)
    return { label: formatDate(start, cut === 'meses' ? 'MMM yyyy' : 'dd MMM yyyy'), start }
  })
  return { spans, end: spanStart(cut, now, 1) }
}

/** The beginnings of the spans of a cut from one moment up to another: those that are over at the second one. */
export function spansOver(cut: RevenueCut, from: Date, until: Date): Date[] {
  const starts: Date[] = []
  for (let start = spanStart(cut, from); ; ) {
    const next = spanStart(cut, start, 1)
    if (next > until) return starts
    starts.push(start)
    start = next
  }
}
