import { audienceMeasures, type Drawn } from '#lib/audience/measures.ts'
import type { Overview } from '#server/audience/queries/overview.ts'
import { MeasureChart } from './measure-chart.tsx'

/** One of the five figures of an audience by day, with the days before. */
export const AudienceChart = ({ overview: { days, sum, before }, drawn }: { overview: Overview; drawn: Drawn }) => (
  <MeasureChart
    {...{ id: 'grafico', measures: Object.entries(audienceMeasures), drawn: drawn.audience, days, sum }}
    before={before?.days ?? null}
    sumBefore={before?.sum ?? null}
    tableTitle="A audiência de cada dia"
  />
)
