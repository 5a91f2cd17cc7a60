import { roleNames } from '#lib/actor.ts'
import { dateAndTime } from '#lib/text/format.ts'
import { userList } from '#lib/users/user-list.ts'
import { qualityText, subscriptionNames } from '#lib/users/user-words.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachUser, type ListedUser } from '../queries/user-list.ts'

const columns: CsvColumns<ListedUser> = [
  { label: 'Nome', text: ({ name }) => name },
  { label: 'E-mail', text: ({ email }) => email },
  { label: 'Papéis', text: ({ roles }) => roles.map(role => roleNames[role]).join(', ') },
  { label: 'Situação', text: ({ suspendedAt }) => (suspendedAt ? 'Suspensa' : 'Ativa') },
  { label: 'Último acesso', text: ({ lastAccess }) => dateAndTime(lastAccess) },
  { label: 'Assinatura', text: ({ subscription }) => (subscription ? subscriptionNames[subscription] : '') },
  { label: 'Artigos', text: ({ articles }) => String(articles) },
  { label: 'Qualidade', text: ({ quality }) => (quality === null ? '' : qualityText(quality)) },
  { label: 'Conta criada', text: ({ createdAt }) => dateAndTime(createdAt) },
]

/** `GET /api/export/usuarios`: all accounts of a list. Masters only. */
export const exportUsers = listExport({
  name: 'user-export',
  file: 'usuarios',
  access: 'master',
  list: userList,
  columns,
  audited: {
    action: 'user.exported',
    details: ({ situacao, papel }) => ({ situation: situacao, role: papel || null }),
  },
  each: eachUser,
})
