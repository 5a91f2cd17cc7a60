import { SmallTable } from '#components/ui/small-table.tsx'
import { jobName } from '#lib/monitor/job-names.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'
import { TechnicalName } from './technical-name.tsx'

const states: Record<string, string> = { failed: 'Recusado', uncertain: 'Talvez enviado' }

/** The newest mails to many that the server refused or may have taken, without addresses. */
export function TroubledMails({ mails }: { mails: Health['mails'] }) {
  if (mails.length === 0) return <p>Nenhum e-mail recusado.</p>
  return (
    <SmallTable
      caption="E-mails com problema"
      columns={['Envio', 'Situação', 'Resposta do servidor', 'Quando']}
      rows={mails.map(({ kind, state, error, at }, place) => ({
        key: String(place),
        cells: [
          <TechnicalName key="kind" name={jobName(kind)} id={kind} />,
          states[state] ?? state,
          error || '–',
          longDateTime(at),
        ],
      }))}
    />
  )
}
