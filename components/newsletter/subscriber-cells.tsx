import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { pathWith } from '#lib/addresses/parameters.ts'
import { subscriberPath } from '#lib/addresses/paths.ts'
import { frequencyLabels, sourceLabels, statusBadges } from '#lib/newsletter/subscriber.ts'
import { type SubscriberColumn, subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { formatDate, longDateTime } from '#lib/text/format.ts'
import type { Subscriber } from '#server/newsletter/queries.ts'

export const subscriberRow = (subscriber: Subscriber): ListRow => ({
  id: subscriber.id,
  label: subscriber.email,
  cells: drawCells(cells, subscriber),
})

/** A link to the list with one filter. */
const Narrow = ({ to, children }: { to: Record<string, string>; children: ReactNode }) => (
  <Link href={pathWith(subscriberList.path, to)} className="wrap-anywhere hover:underline">
    {children}
  </Link>
)

const cells: Cells<SubscriberColumn, Subscriber> = {
  email: ({ id, email }) => (
    <Link href={subscriberPath(id)} className="font-medium wrap-anywhere hover:underline">
      {email}
    </Link>
  ),
  nome: ({ name }) => name || '—',
  status: ({ status }) => <Badge color={statusBadges[status].color}>{statusBadges[status].label}</Badge>,
  data: ({ subscribedAt }) => (
    <time dateTime={subscribedAt.toISOString()} title={longDateTime(subscribedAt)}>
      {formatDate(subscribedAt, 'dd/MM/yyyy')}
    </time>
  ),
  cidade: ({ city, cityPath }) => (cityPath ? <Narrow to={{ cidade: cityPath }}>{city}</Narrow> : 'Todas'),
  etiquetas: ({ tags }) =>
    tags.length === 0 ? (
      '—'
    ) : (
      <ul className="flex flex-wrap gap-x-3">
        {tags.map(tag => (
          <li key={tag}>
            <Narrow to={{ etiqueta: tag }}>{tag}</Narrow>
          </li>
        ))}
      </ul>
    ),
  frequencia: ({ frequency }) => frequencyLabels[frequency],
  origem: ({ source, addedBy }) => (addedBy ? `${sourceLabels[source]}, por ${addedBy}` : sourceLabels[source]),
}
