import { Chart } from '#components/audience/chart.tsx'
import { shareOf, successRate } from '#lib/monitor/attempts.ts'
import { formatDate, formatInteger } from '#lib/text/format.ts'
import type { WeekOfChoices } from '#server/analysis/queries.ts'
import type { MonitorDay } from '#server/monitor/queries/days.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The last thirty days: runs and their failures, SEO validations and those with errors. */
export function MonitorCharts({ days }: { days: readonly MonitorDay[] }) {
  const places = days.map(({ day }) => dayLabel(day))
  const successes = days.map(({ success }) => success)
  const failures = days.map(({ failed }) => failed)
  const validated = days.map(({ validated }) => validated)
  const withErrors = days.map(({ withErrors }) => withErrors)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Chart
        summary={`Execuções dos últimos 30 dias: ${formatInteger(sum(successes))} com sucesso e ${formatInteger(sum(failures))} com falha.`}
        noun="Dia"
        places={places}
        bars={{ label: 'Sucessos', values: successes }}
        line={{ label: 'Falhas', values: failures }}
        others={[{ label: 'Taxa de sucesso', values: days.map(successRate) }]}
        format={formatInteger}
        tableTitle="As execuções de cada dia"
      />
      <Chart
        summary={`Validações de SEO dos últimos 30 dias: ${formatInteger(sum(validated))}, e ${formatInteger(sum(withErrors))} com erros.`}
        noun="Dia"
        places={places}
        bars={{ label: 'Validações de SEO', values: validated }}
        line={{ label: 'Com erros', values: withErrors }}
        format={formatInteger}
        tableTitle="As validações de cada dia"
      />
    </div>
  )
}

/** Of the suggestions that editors decided on, the share that they took, week by week (AN-6). */
export function PrecisionChart({ weeks }: { weeks: readonly WeekOfChoices[] }) {
  const shares = weeks.map(({ precision }) => Math.round(100 * (precision ?? 0)))
  const both = weeks.map(({ tags, places }) => ({
    taken: tags.taken + places.taken,
    decided: tags.decided + places.decided,
  }))
  const taken = sum(both.map(week => week.taken))
  const decided = sum(both.map(week => week.decided))
  const share = (of: { taken: number; decided: number }) => shareOf(of.taken, of.decided)
  return (
    <Chart
      summary={`Sugestões das últimas ${weeks.length} semanas: ${formatInteger(taken)} de ${formatInteger(decided)} aceitas, precisão de ${shareOf(taken, decided)}.`}
      noun="Semana de"
      places={weeks.map(({ week }) => dayLabel(week))}
      bars={{ label: 'Precisão', values: shares }}
      others={[
        { label: 'Tags aceitas', values: weeks.map(({ tags }) => share(tags)) },
        { label: 'Lugares aceitos', values: weeks.map(({ places }) => share(places)) },
        { label: 'Decisões', values: both.map(week => formatInteger(week.decided)) },
      ]}
      format={value => `${formatInteger(value)}%`}
      tableTitle="As sugestões de cada semana"
    />
  )
}

/** “21 nov” of a day as `yyyy-MM-dd`: noon there is the same day in every Brazilian zone. */
const dayLabel = (day: string) => formatDate(new Date(`${day}T15:00:00Z`), 'dd MMM')
