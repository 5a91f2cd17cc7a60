import { RotateCcw, Trash2 } from 'lucide-react'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { BulkInput } from '#lib/list/bulk.ts'
import { jobName } from '#lib/monitor/job-names.ts'
import type { Act } from '#lib/outcome.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'
import { TechnicalName } from './technical-name.tsx'

interface FailedJobsProps {
  jobs: Health['failedJobs']
  retry: Act<BulkInput>
  drop: Act<BulkInput>
}

/** Jobs that failed at every try, each to be tried again or discarded. */
export function FailedJobs({ jobs, retry, drop }: FailedJobsProps) {
  if (jobs.length === 0) return <p className="text-soft">Nenhum trabalho falhou.</p>
  return (
    <div className="flex flex-col gap-4">
      {jobs.length > 1 && <Buttons ids={jobs.map(({ id }) => id)} name="todos" retry={retry} drop={drop} />}
      <ul className="flex flex-col divide-y divide-rule">
        {jobs.map(({ id, job, error, attempts, failedAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <div className="text-sm font-semibold">
                <TechnicalName name={jobName(job)} id={job} />
              </div>
              <p className="break-words text-sm">{error || 'Sem mensagem.'}</p>
              <p className="text-sm text-soft">
                {longDateTime(failedAt)}, depois de {plural(attempts, 'tentativa', 'tentativas')}
              </p>
            </div>
            <Buttons ids={[id]} name={jobName(job)} retry={retry} drop={drop} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Buttons({
  ids,
  name,
  retry,
  drop,
}: { ids: string[]; name: string } & Pick<FailedJobsProps, 'retry' | 'drop'>) {
  const all = ids.length > 1
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton
        act={retry}
        input={{ ids }}
        success={all ? 'Os trabalhos voltaram para a fila.' : 'O trabalho voltou para a fila.'}
        failure="Não foi possível pôr o trabalho na fila de novo."
        busyText="Enviando..."
        aria-label={`Tentar de novo: ${name}`}
        icon={<RotateCcw aria-hidden size={16} />}
        refreshOnFailure
      >
        {all ? 'Tentar todos de novo' : 'Tentar de novo'}
      </ActButton>
      <ConfirmActButton
        act={drop}
        input={{ ids }}
        success={all ? 'Os trabalhos foram descartados.' : 'O trabalho foi descartado.'}
        failure="Não foi possível descartar o trabalho."
        text={all ? 'Descartar todos' : 'Descartar'}
        busyText="Descartando..."
        label={`Descartar: ${name}`}
        title={all ? 'Descartar trabalhos' : 'Descartar trabalho'}
        question="O trabalho que falhou não será tentado de novo."
        icon={<Trash2 aria-hidden size={16} />}
      />
    </div>
  )
}
