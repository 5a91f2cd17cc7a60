import { reportList } from '#lib/reports/report-list.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
import { eachReport, type Report } from '../queries.ts'

const outcomes = { open: 'Em aberto', corrected: 'Corrigido', dismissed: 'Descartado' }

const columns: CsvColumns<Report> = [
  { label: 'Recebido', text: ({ createdAt }) => dateAndTime(createdAt) },
  { label: 'Mensagem', text: ({ message }) => message },
  { label: 'Artigo', text: ({ article }) => article.title },
  { label: 'E-mail', text: ({ email }) => email ?? '' },
  { label: 'Situação', text: ({ status }) => outcomes[status] },
  { label: 'Encerrado por', text: ({ closedBy }) => closedBy ?? '' },
  { label: 'Encerrado em', text: ({ closedAt }) => dateAndTime(closedAt) },
]

/** `GET /api/export/erros`: all reports of a list. Editors only. */
export const exportReports = listExport({
  name: 'report-export',
  file: 'erros-comunicados',
  access: 'editor',
  list: reportList,
  columns,
  audited: {
    action: 'report.exported',
    details: ({ situacao, artigo }) => ({ situation: situacao, articleId: artigo || null }),
  },
  each: eachReport,
})
