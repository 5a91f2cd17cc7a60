import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import type { Act } from '#lib/outcome.ts'
import { privacyKinds, privacyStates, urgencyOf } from '#lib/privacy/privacy.ts'
import type { PrivacyColumn } from '#lib/privacy/privacy-list.ts'
import type { ClosedRequest } from '#lib/schemas/privacy.ts'
import { longDateTime, shortDate } from '#lib/text/format.ts'
import type { RegisterEntry } from '#server/privacy/queries/register.ts'
import { CloseRequest } from './close-request.client.tsx'

interface Item {
  entry: RegisterEntry
  now: Date
}

export const registerRow = (entry: RegisterEntry, now: Date, close: Act<ClosedRequest>): ListRow => ({
  id: entry.id,
  label: `${privacyKinds[entry.kind]}, ${entry.person.name}`,
  cells: drawCells(cells, { entry, now }),
  actions: entry.closable ? <CloseRequest id={entry.id} name={entry.person.name} close={close} /> : undefined,
})

const cells: Cells<PrivacyColumn, Item> = {
  pessoa: ({ entry: { person } }) => (
    <>
      <p className="font-medium wrap-anywhere">{person.name}</p>
      <p className="text-soft wrap-anywhere">{person.email || person.id}</p>
    </>
  ),
  tipo: ({ entry: { kind, message, byHand } }) => (
    <>
      <p>
        {privacyKinds[kind]}
        {byHand && <span className="text-soft"> (por carta ou e-mail)</span>}
      </p>
      {message && <p className="text-soft wrap-anywhere">{message}</p>}
    </>
  ),
  pedido: ({ entry: { createdAt } }) => <Day of={createdAt} />,
  prazo: ({ entry, now }) => {
    const urgency = urgencyOf(entry, now)
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Day of={entry.dueAt} />
        {urgency === 'late' && <Badge color="red">Vencido</Badge>}
        {urgency === 'near' && <Badge color="amber">Vence logo</Badge>}
      </p>
    )
  },
  situacao: ({ entry: { status, doneAt, note } }) => (
    <>
      <p>
        {privacyStates[status]}
        {doneAt && <span className="text-soft"> em {shortDate(doneAt)}</span>}
      </p>
      {note && <p className="text-soft wrap-anywhere">{note}</p>}
    </>
  ),
}

const Day = ({ of }: { of: Date }) => (
  <time dateTime={of.toISOString()} title={longDateTime(of)} className="whitespace-nowrap">
    {shortDate(of)}
  </time>
)
