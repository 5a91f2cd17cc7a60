import { formatInteger } from '#lib/text/format.ts'
import type { AudienceHour } from '#server/audience/queries/analytics.ts'
import { Chart } from './chart.tsx'

/** Page views of each hour of a day as bars, and visitors as a line. */
export function HourChart({ hours, day }: { hours: readonly AudienceHour[]; day: string }) {
  const best = hours.reduce((best, hour) => (hour.pageViews > best.pageViews ? hour : best))
  return (
    <Chart
      summary={`Visualizações de página e usuários por hora em ${day}. A hora mais vista começou às ${best.hour}h, com ${formatInteger(best.pageViews)} visualizações.`}
      noun="Hora"
      places={hours.map(({ hour }) => `${hour}h`)}
      bars={{ label: 'Visualizações de página', values: hours.map(({ pageViews }) => pageViews) }}
      line={{ label: 'Usuários', values: hours.map(({ visitors }) => visitors) }}
      format={formatInteger}
      tableTitle="Os números de cada hora"
    />
  )
}
