import { SmallTable } from '#components/ui/small-table.tsx'
import { dateAndTime } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'

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
        cells: [placeIn(place), code, count, dateAndTime(lastAt), <code key="id">{errorId || '–'}</code>],
      }))}
    />
  )
}
