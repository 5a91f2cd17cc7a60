import { subscriptionLabels, subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachSubscription, type SubscriptionEntry } from '../queries.ts'

const columns: CsvColumns<SubscriptionEntry> = [
  { label: 'Pessoa', text: ({ person }) => person.name },
  { label: 'E-mail', text: ({ person }) => person.email },
  { label: 'Status', text: ({ status }) => subscriptionLabels[status] },
  { label: 'Desde', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Fim do período', text: ({ currentPeriodEnd }) => dateAndTime(currentPeriodEnd) },
  { label: 'Pagamento', text: ({ provider }) => provider },
]

/** `GET /api/export/assinaturas`: all subscriptions of a list. Masters only. */
export const exportSubscriptions = listExport({
  name: 'subscription-export',
  file: 'assinaturas',
  access: 'master',
  list: subscriptionList,
  columns,
  audited: { action: 'subscription.exported', details: ({ status }) => ({ status: status || null }) },
  each: eachSubscription,
})
