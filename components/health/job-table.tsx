import type { Health } from '#server/health/house-state.ts'
import { SmallTable } from './small-table.tsx'

/** The queue by kind of job: what waits, runs and was done within a day. */
export function JobTable({ jobs }: { jobs: Health['jobs'] }) {
  return (
    <SmallTable
      caption="Trabalhos da fila"
      columns={['Trabalho', 'Esperando', 'Mais tarde', 'Em andamento', 'Feitos em 24 h', 'Falhos']}
      rows={jobs.map(({ job, waiting, later, active, done, failed }) => ({
        key: job,
        cells: [<code key="job">{job}</code>, waiting, later, active, done, failed],
      }))}
    />
  )
}
