import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { frequencyLabels, type SubscriberSource, statusBadges } from '#lib/newsletter/subscriber.ts'
import type { SubscriberColumn } from '#lib/newsletter/subscriber-list.ts'
import { formatDate, longDateTime } from '#lib/text/format.ts'
import type { Subscriber } from '#server/newsletter/queries.ts'

/** A subscriber of the newsletter as a row of the list. */
export const subscriberRow = (subscriber: Subscriber): ListRow => ({
  id: subscriber.id,
  label: subscriber.email,
  cells: drawCells(cells, subscriber),
})

const sourceLabels: Record<SubscriberSource, string> = {
  form: 'Formulário do site',
  account: 'Cadastro de conta',
  manual: 'Adicionado à mão',
  file: 'Arquivo',
}

const cells: Cells<SubscriberColumn, Subscriber> = {
  email: ({ email }) => <p className="font-medium wrap-anywhere">{email}</p>,
  nome: ({ name }) => name || '—',
  status: ({ status }) => <Badge color={statusBadges[status].color}>{statusBadges[status].label}</Badge>,
  data: ({ subscribedAt }) => (
    <time dateTime={subscribedAt.toISOString()} title={longDateTime(subscribedAt)}>
      {formatDate(subscribedAt, 'dd/MM/yyyy')}
    </time>
  ),
  cidade: ({ city }) => city ?? 'Todas',
  frequencia: ({ frequency }) => frequencyLabels[frequency],
  origem: ({ source, addedBy }) => (addedBy ? `${sourceLabels[source]}, por ${addedBy}` : sourceLabels[source]),
}
