import { SmallTable } from '#components/ui/small-table.tsx'
import { jobName } from '#lib/monitor/job-names.ts'
import { longDateTime, shortDateTime } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'
import { TechnicalName } from './technical-name.tsx'

/** A place of the log in words, where the screen has them. */
const placeIn = (place: string): string =>
  place.replace(/^process died and was started again(?:: (.*))?$/, 'O processo terminou ($1) e foi iniciado de novo')

/** The newest errors, by place and code, without their messages. */
export function ErrorTable({ errors }: { errors: Health['errors'] }) {
  if (errors.length === 0) return <p className="text-soft">Nenhum erro registrado.</p>
  return (
    <SmallTable
      caption="Erros recentes"
      columns={['Onde', 'Erro', 'Vezes', 'Último', 'Código']}
      rows={errors.map(({ fingerprint, place, code, count, lastAt, errorId }) => ({
        key: fingerprint,
        cells: [placeIn(place), code, count, shortDateTime(lastAt), <code key="id">{errorId || '–'}</code>],
      }))}
    />
  )
}

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
