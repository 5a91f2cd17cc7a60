import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import { subscriptionLabels, subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { csvMoney, dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachSubscription, type SubscriptionEntry } from '../queries.ts'

const columns: CsvColumns<SubscriptionEntry> = [
  { label: 'Pessoa', text: ({ person }) => person.name },
  { label: 'E-mail', text: ({ person }) => person.email },
  { label: 'Status', text: ({ status }) => subscriptionLabels[status] },
  { label: 'Plano', text: ({ plan }) => planLabels[plan] },
  { label: 'Preço', text: ({ priceCents }) => csvMoney(priceCents) },
  { label: 'Meio de pagamento', text: ({ method }) => methodLabels[method] },
  { label: 'Provedor', text: ({ provider }) => providerLabel(provider) },
  { label: 'Renova', text: ({ renews }) => (renews ? 'Sim' : 'Não') },
  { label: 'Desde', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Pago até', text: ({ currentPeriodEnd }) => dateAndTime(currentPeriodEnd) },
]

/** `GET /api/export/assinaturas`: all subscriptions of a list. Masters only. */
export const exportSubscriptions = listExport({
  name: 'subscription-export',
  file: 'assinaturas',
  access: 'master',
  list: subscriptionList,
  columns,
  audited: {
    action: 'subscription.exported',
    details: ({ status, plano, meio, provedor }) => ({
      status: status || null,
      plan: plano || null,
      method: meio || null,
      provider: provedor || null,
    }),
  },
  each: eachSubscription,
})
