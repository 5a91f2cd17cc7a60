import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { type SubscriptionColumn, subscriptionLabels } from '#lib/subscriptions/subscription-list.ts'
import { longDateTime, shortDate } from '#lib/text/format.ts'
import type { SubscriptionEntry } from '#server/subscriptions/queries.ts'

/** A subscription as a row of the list. */
export const subscriptionRow = (entry: SubscriptionEntry): ListRow => ({
  id: entry.id,
  label: `a assinatura de ${entry.person.name}`,
  cells: drawCells(cells, entry),
})

const colors = { active: 'green', cancelled: 'gray', past_due: 'amber', incomplete: 'gray' } as const satisfies Record<
  SubscriptionStatus,
  string
>

const cells: Cells<SubscriptionColumn, SubscriptionEntry> = {
  pessoa: ({ person }) => (
    <>
      <p className="font-medium wrap-anywhere">{person.name}</p>
      <p className="text-soft wrap-anywhere">{person.email}</p>
    </>
  ),
  status: ({ status }) => <Badge color={colors[status]}>{subscriptionLabels[status]}</Badge>,
  criada: ({ createdAt }) => <Day of={createdAt} />,
  fim: ({ currentPeriodEnd }) => <Day of={currentPeriodEnd} />,
  provedor: ({ provider }) => provider,
}

const Day = ({ of }: { of: Date }) => (
  <time dateTime={of.toISOString()} title={longDateTime(of)} className="whitespace-nowrap">
    {shortDate(of)}
  </time>
)
