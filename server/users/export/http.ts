import { roleNames } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { formatDate } from '#lib/text/format.ts'
import { userList } from '#lib/users/user-list.ts'
import { qualityText, subscriptionNames } from '#lib/users/user-words.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { recordExport } from '../commands/record-export.ts'
import { eachUser, type ListedUser } from '../queries/user-list.ts'

const moment = (date: Date | null) => formatDate(date, 'dd/MM/yyyy HH:mm')

const columns: CsvColumns<ListedUser> = [
  { label: 'Nome', text: ({ name }) => name },
  { label: 'E-mail', text: ({ email }) => email },
  { label: 'Papéis', text: ({ roles }) => roles.map(role => roleNames[role]).join(', ') },
  { label: 'Situação', text: ({ suspendedAt }) => (suspendedAt ? 'Suspensa' : 'Ativa') },
  { label: 'Último acesso', text: ({ lastAccess }) => moment(lastAccess) },
  { label: 'Assinatura', text: ({ subscription }) => (subscription ? subscriptionNames[subscription] : '') },
  { label: 'Artigos', text: ({ articles }) => String(articles) },
  { label: 'Qualidade', text: ({ quality }) => (quality === null ? '' : qualityText(quality)) },
  { label: 'Conta criada', text: ({ createdAt }) => moment(createdAt) },
]

/**
 * `GET /api/export/usuarios`: sends all accounts of a list as a CSV file. Takes the list's own URL parameters. Masters only; 429 after twenty files
 * in ten minutes.
 */
export const exportUsers = route({
  name: 'user-export',
  method: 'GET',
  access: 'master',
  limit: { name: 'user-export', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const state = readListState(userList, parametersOf(request))
    await recordExport(actor, state)
    return csvAnswer('usuarios', columns, eachUser(actor, state))
  },
  refuse: refusedInText,
})
