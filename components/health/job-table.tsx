import { SmallTable } from '#components/ui/small-table.tsx'
import type { Health } from '#server/health/house-state.ts'

/** The queue by kind of job, without kinds that did nothing: what waits, runs and was done within a day. */
export function JobTable({ jobs: all }: { jobs: Health['jobs'] }) {
  const jobs = all.filter(({ waiting, later, active, done, failed }) => waiting + later + active + done + failed > 0)
  if (jobs.length === 0) return <p className="text-soft">Nenhum trabalho nas últimas 24 horas.</p>
  return (
    <SmallTable
      caption="Trabalhos da fila"
      columns={['Trabalho', 'Esperando', 'Mais tarde', 'Em andamento', 'Feitos em 24\u00a0h', 'Falhos']}
      rows={jobs.map(({ job, waiting, later, active, done, failed }) => ({
        key: job,
        cells: [<code key="job">{job}</code>, waiting, later, active, done, failed],
      }))}
    />
  )
}
