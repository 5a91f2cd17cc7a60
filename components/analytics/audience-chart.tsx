import { bounceRate, formatSeconds, formatShare, sessionSeconds } from '#lib/analytics/figures.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { FigureDay, Overview } from '#server/audience/queries/overview.ts'
import { Chart } from './chart.tsx'
import { dayLabel } from './day-chart.tsx'

/** Page views of each day as bars, those of the days before as a line; the table has every figure. */
export function AudienceChart({ overview: { days, sum, before } }: { overview: Overview }) {
  const of = (read: (day: FigureDay) => string) => days.map(read)
  const total = `${formatInteger(sum.pageViews)} visualizações de página em ${plural(days.length, 'dia', 'dias')}`
  return (
    <Chart
      summary={`Visualizações de página por dia: ${total}${before ? `, e ${formatInteger(before.sum.pageViews)} no período anterior` : ''}.`}
      noun="Dia"
      places={days.map(({ day }) => dayLabel(day))}
      bars={{ label: 'Visualizações de página', values: days.map(({ pageViews }) => pageViews) }}
      {...(before && {
        line: { label: 'No período anterior', values: before.days.map(({ pageViews }) => pageViews) },
      })}
      format={formatInteger}
      others={[
        { label: 'Usuários ativos', values: of(({ visitors }) => formatInteger(visitors)) },
        { label: 'Sessões', values: of(({ sessions }) => formatInteger(sessions)) },
        { label: 'Duração média', values: of(day => formatSeconds(sessionSeconds(day))) },
        { label: 'Rejeição', values: of(day => formatShare(bounceRate(day))) },
      ]}
      tableTitle="A audiência de cada dia"
    />
  )
}
