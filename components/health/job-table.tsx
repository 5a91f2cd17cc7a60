import { SmallTable } from '#components/ui/small-table.tsx'
import { jobName } from '#lib/monitor/job-names.ts'
import type { Health } from '#server/health/house-state.ts'
import { TechnicalName } from './technical-name.tsx'

/** The queue by kind of job, without kinds that did nothing: what waits, runs and was done within a day. */
export function JobTable({ jobs: all }: { jobs: Health['jobs'] }) {
  const jobs = all.filter(({ waiting, later, active, done, failed }) => waiting + later + active + done + failed > 0)
  if (jobs.length === 0) return <p className="text-soft">Nenhum trabalho nas últimas 24 horas.</p>
  return (
    <SmallTable
      caption="Trabalhos da fila"
      columns={[
        'Trabalho',
        'Esperando',
        'Mais tarde',
        'Em andamento',
        'Feitos em 24\u00a0h',
        'Duração',
        'Repetidos',
        'Falhos',
      ]}
      rows={jobs.map(({ job, waiting, later, active, done, medianMs, longestMs, retried, failed }) => ({
        key: job,
        cells: [
          <TechnicalName key="job" name={jobName(job)} id={job} />,
          waiting,
          later,
          active,
          done,
          durationOf(medianMs, longestMs),
          retried,
          failed,
        ],
      }))}
    />
  )
}

/** “12 ms, até 1,4 s”: the median and the longest run. */
const durationOf = (median: number | null, longest: number | null): string =>
  median === null || longest === null ? '–' : `${briefly(median)}, até ${briefly(longest)}`

const briefly = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)}\u00a0ms` : `${(ms / 1_000).toFixed(1).replace('.', ',')}\u00a0s`
