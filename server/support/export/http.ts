import { goneWriter } from '#lib/support/gone-writer.ts'
import { messageList } from '#lib/support/message-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachMessage, type SupportEntry } from '../queries.ts'

const columns: CsvColumns<SupportEntry> = [
  { label: 'Protocolo', text: ({ protocol }) => protocol },
  { label: 'Recebida', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Pessoa', text: ({ writer, subject }) => writer?.name ?? goneWriter(subject) },
  { label: 'E-mail', text: ({ writer }) => writer?.email ?? '' },
  { label: 'Assinante', text: ({ subscriber }) => (subscriber ? 'Sim' : 'Não') },
  { label: 'Assunto', text: ({ subject }) => subject },
  { label: 'Mensagem', text: ({ message }) => message },
  { label: 'Respondida em', text: ({ answeredAt }) => dateAndTime(answeredAt) },
  { label: 'Respondida por', text: ({ answeredBy }) => answeredBy ?? '' },
]

/** `GET /api/export/mensagens`: all messages of a list. Masters only. */
export const exportMessages = listExport({
  name: 'support-export',
  file: 'mensagens',
  access: 'master',
  list: messageList,
  columns,
  audited: { action: 'support.exported', details: ({ situacao, de }) => ({ situation: situacao, from: de || null }) },
  each: eachMessage,
})
