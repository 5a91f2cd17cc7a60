import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { subscriptionPath } from '#lib/addresses/paths.ts'
import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { type SubscriptionColumn, subscriptionLabels } from '#lib/subscriptions/subscription-list.ts'
import { formatMoney, longDateTime, shortDate } from '#lib/text/format.ts'
import type { SubscriptionEntry } from '#server/subscriptions/queries.ts'

export const subscriptionRow = (entry: SubscriptionEntry): ListRow => ({
  id: entry.id,
  label: `a assinatura de ${entry.person.name}`,
  cells: drawCells(cells, entry),
})

const colors = { active: 'green', cancelled: 'gray', past_due: 'amber', incomplete: 'gray' } as const satisfies Record<
  SubscriptionStatus,
  string
>

export const StatusBadge = ({ status }: { status: SubscriptionStatus }) => (
  <Badge color={colors[status]}>{subscriptionLabels[status]}</Badge>
)

const cells: Cells<SubscriptionColumn, SubscriptionEntry> = {
  pessoa: ({ id, person }) => (
    <>
      <Link
        href={subscriptionPath(id)}
        prefetch={false}
        aria-label={`Abrir a assinatura de ${person.name}`}
        className="font-medium wrap-anywhere hover:underline"
      >
        {person.name}
      </Link>
      <p className="text-soft wrap-anywhere">{person.email}</p>
    </>
  ),
  status: ({ status }) => <StatusBadge status={status} />,
  plano: ({ plan, priceCents }) => (
    <>
      {planLabels[plan]}
      <p className="whitespace-nowrap text-soft tabular-nums">{formatMoney(priceCents)}</p>
    </>
  ),
  pagamento: ({ method, provider }) => (
    <>
      {methodLabels[method]}
      <p className="text-soft">{providerLabel(provider)}</p>
    </>
  ),
  renova: ({ renews }) => (renews ? 'Sim' : 'Não'),
  criada: ({ createdAt }) => <Day of={createdAt} />,
  fim: ({ currentPeriodEnd }) => <Day of={currentPeriodEnd} />,
}

export const Day = ({ of }: { of: Date }) => (
  <time dateTime={of.toISOString()} title={longDateTime(of)} className="whitespace-nowrap">
    {shortDate(of)}
  </time>
)
