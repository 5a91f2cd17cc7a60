import type { Measure } from '#lib/audience/measures.ts'
import { plural } from '#lib/text/format.ts'
import { Chart } from './chart.tsx'
import { dayLabel } from './day-chart.tsx'

interface MeasureChartProps<Of, Day extends Of & { day: string }> {
  id: string
  measures: readonly (readonly [key: string, measure: Measure<Of>])[]
  /** The key of the drawn figure. */
  drawn: string
  days: readonly Day[]
  /** The days before, in the same number; null when nothing of them was counted. */
  before: readonly Day[] | null
  sum: NoInfer<Of>
  sumBefore: NoInfer<Of> | null
  /** The title of the table: “A audiência de cada dia”. */
  tableTitle: string
}

/** A figure of each day as bars, those of the days before as a line; the table has every figure. */
export function MeasureChart<Of, Day extends Of & { day: string }>({
  id,
  measures,
  drawn,
  days,
  before,
  sum,
  sumBefore,
  tableTitle,
}: MeasureChartProps<Of, Day>) {
  const shown = measures.find(([key]) => key === drawn) ?? measures[0]
  if (!shown) return null
  const [shownKey, { label, value, format }] = shown
  const drawnOf = (list: readonly Day[]) => list.map(day => value(day) ?? 0)
  const total = `${label}: ${format(value(sum))} em ${plural(days.length, 'dia', 'dias')}`
  return (
    <div id={id} className="scroll-mt-24">
      <Chart
        summary={`${total}${sumBefore ? `, e ${format(value(sumBefore))} no período anterior` : ''}. Um valor por dia.`}
        noun="Dia"
        places={days.map(({ day }) => dayLabel(day))}
        bars={{ label, values: drawnOf(days) }}
        {...(before && { line: { label: 'No período anterior', values: drawnOf(before) } })}
        format={format}
        others={measures
          .filter(([key]) => key !== shownKey)
          .map(([, other]) => ({ label: other.label, values: days.map(day => other.format(other.value(day))) }))}
        tableTitle={tableTitle}
      />
    </div>
  )
}
