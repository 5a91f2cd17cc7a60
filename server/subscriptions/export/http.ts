import { readListState } from '#lib/list/state.ts'
import { subscriptionLabels, subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { formatDate } from '#lib/text/format.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { recordSubscriptionExport } from '../commands/record-export.ts'
import { eachSubscription, type SubscriptionEntry } from '../queries.ts'

const moment = (date: Date) => formatDate(date, 'dd/MM/yyyy HH:mm')

const columns: CsvColumns<SubscriptionEntry> = [
  { label: 'Pessoa', text: ({ person }) => person.name },
  { label: 'E-mail', text: ({ person }) => person.email },
  { label: 'Status', text: ({ status }) => subscriptionLabels[status] },
  { label: 'Desde', text: ({ createdAt }) => moment(createdAt) },
  { label: 'Fim do período', text: ({ currentPeriodEnd }) => moment(currentPeriodEnd) },
  { label: 'Pagamento', text: ({ provider }) => provider },
]

/** `GET /api/export/assinaturas`: sends all subscriptions of a list as a CSV file. Masters only; 429 after twenty files in ten minutes. */
export const exportSubscriptions = route({
  name: 'subscription-export',
  method: 'GET',
  access: 'master',
  limit: { name: 'subscription-export', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const state = readListState(subscriptionList, parametersOf(request))
    await recordSubscriptionExport(actor, state)
    return csvAnswer('assinaturas', columns, eachSubscription(actor, state))
  },
  refuse: refusedInText,
})
