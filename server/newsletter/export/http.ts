import { frequencyLabels, statusBadges } from '#lib/newsletter/subscriber.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachSubscriber, type Subscriber } from '../queries.ts'

const columns: CsvColumns<Subscriber> = [
  { label: 'Email', text: ({ email }) => email },
  { label: 'Nome', text: ({ name }) => name },
  { label: 'Status', text: ({ status }) => statusBadges[status].label },
  { label: 'Inscrição', text: ({ subscribedAt }) => dateAndTime(subscribedAt) },
  { label: 'Confirmação', text: ({ confirmedAt }) => dateAndTime(confirmedAt) },
  { label: 'Saída', text: ({ endedAt }) => dateAndTime(endedAt) },
  { label: 'Cidade', text: ({ city }) => city ?? '' },
  { label: 'Etiquetas', text: ({ tags }) => tags.join(' | ') },
  { label: 'Frequência', text: ({ frequency }) => frequencyLabels[frequency] },
]

/** `GET /api/export/inscritos`: all addresses of the list. Masters only. */
export const exportSubscribers = listExport({
  name: 'newsletter-export',
  file: 'inscritos',
  access: 'master',
  list: subscriberList,
  columns,
  audited: { action: 'newsletter.exported', details: ({ situacao }) => ({ situation: situacao }) },
  each: eachSubscriber,
})
