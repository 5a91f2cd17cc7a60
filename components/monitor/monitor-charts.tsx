import { Chart } from '#components/analytics/chart.tsx'
import { shareOf, successRate } from '#lib/monitor/attempts.ts'
import { formatDate, formatInteger } from '#lib/text/format.ts'
import type { MonitorDay } from '#server/monitor/queries/days.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The last thirty days: runs and their failures, SEO validations and those with errors, suggestions and what editors made of them. */
export function MonitorCharts({ days }: { days: readonly MonitorDay[] }) {
  const places = days.map(({ day }) => dayLabel(day))
  const successes = days.map(({ success }) => success)
  const failures = days.map(({ failed }) => failed)
  const validated = days.map(({ validated }) => validated)
  const withErrors = days.map(({ withErrors }) => withErrors)
  const [taken, refused] = [days.map(day => day.taken), days.map(day => day.refused)]
  const precision = shareOf(sum(taken), sum(taken) + sum(refused))
  return (
    <div className="grid gap-8 lg:grid-cols-3">
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
      <Chart
        summary={`Sugestões dos últimos 30 dias: ${formatInteger(sum(taken))} aceitas e ${formatInteger(sum(refused))} recusadas, precisão de ${precision}.`}
        noun="Dia"
        places={places}
        bars={{ label: 'Sugestões aceitas', values: taken }}
        line={{ label: 'Recusadas', values: refused }}
        others={[{ label: 'Precisão', values: days.map(day => shareOf(day.taken, day.taken + day.refused)) }]}
        format={formatInteger}
        tableTitle={`As sugestões de cada dia: precisão de ${precision} no período`}
      />
    </div>
  )
}

/** “21 nov” of a day as `yyyy-MM-dd`: noon there is the same day in every Brazilian zone. */
const dayLabel = (day: string) => formatDate(new Date(`${day}T15:00:00Z`), 'dd MMM')
