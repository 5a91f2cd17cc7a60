import { privacyKinds, privacyStates } from '#lib/privacy/privacy.ts'
import { privacyList } from '#lib/privacy/privacy-list.ts'
import { privacyRequestName } from '#lib/schemas/privacy.ts'
import { dateAndTime } from '#lib/text/format.ts'
import { assertProved } from '#server/platform/door/access.ts'
import { downloadAnswer } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { takeExport } from './commands/take-export.ts'
import { readExport } from './export-files.ts'
import { eachRequest, type RegisterEntry } from './queries/register.ts'

/** `GET /api/privacidade/[id]`: the file of an export, to its person alone, after a proof of identity. */
export const downloadExport = route({
  name: 'privacy-download',
  method: 'GET',
  access: 'signed_in',
  params: privacyRequestName,
  limit: { name: 'privacy-download', points: 30, seconds: 60 * 60 },
  async answer({ request, actor, params: { id } }) {
    assertProved(await sessionOf(request.headers))
    await takeExport(actor, { id })
    return downloadAnswer('meus-dados.zip', 'application/zip', readExport(id))
  },
  refuse: refusedInText,
})

const columns: CsvColumns<RegisterEntry> = [
  { label: 'Pessoa', text: ({ person }) => person.name },
  { label: 'E-mail', text: ({ person }) => person.email },
  { label: 'Pedido', text: ({ kind }) => privacyKinds[kind] },
  { label: 'Feito em', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Prazo', text: ({ dueAt }) => dateAndTime(dueAt) },
  { label: 'Situação', text: ({ status }) => privacyStates[status] },
  { label: 'Encerrado em', text: ({ doneAt }) => dateAndTime(doneAt) },
  { label: 'Texto', text: ({ message }) => message },
  { label: 'Resposta', text: ({ note }) => note },
]

/** `GET /api/export/privacidade`: all requests of a list. Masters only. */
export const exportRegister = listExport({
  name: 'privacy-list-export',
  file: 'pedidos-de-titulares',
  access: 'master',
  list: privacyList,
  columns,
  audited: {
    action: 'privacy.list_exported',
    details: ({ situacao, tipo }) => ({ situation: situacao, kind: tipo || null }),
  },
  each: eachRequest,
})
