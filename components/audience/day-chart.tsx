import { formatDate, formatInteger } from '#lib/text/format.ts'
import type { AudienceDay } from '#server/audience/queries/analytics.ts'
import { Chart } from './chart.tsx'

/** Views as bars and readers as a line, a place a day. */
export function DayChart({ days }: { days: readonly AudienceDay[] }) {
  const best = days.reduce((best, day) => (day.views > best.views ? day : best), { day: '', views: -1, readers: 0 })
  return (
    <Chart
      summary={`Visualizações de artigos e leitores por dia. O dia mais lido foi ${dayLabel(best.day)}, com ${formatInteger(best.views)} visualizações.`}
      noun="Dia"
      places={days.map(({ day }) => dayLabel(day))}
      bars={{ label: 'Visualizações de artigos', values: days.map(({ views }) => views) }}
      line={{ label: 'Leitores', values: days.map(({ readers }) => readers) }}
      format={formatInteger}
      tableTitle="As leituras de cada dia"
    />
  )
}

/** "21 nov 2026" of a day as `yyyy-MM-dd`: noon there is the same day in every Brazilian zone. */
export const dayLabel = (day = '') => formatDate(new Date(`${day}T15:00:00Z`), 'dd MMM yyyy')
