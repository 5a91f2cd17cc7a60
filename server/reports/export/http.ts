import { parametersIn } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { reportList } from '#lib/site/report-list.ts'
import { formatDate } from '#lib/text/format.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { recordExport } from '../commands/record-export.ts'
import { eachReport, type Report } from '../queries.ts'

const moment = (date: Date | null) => formatDate(date, 'dd/MM/yyyy HH:mm')
const outcomes = { open: 'Em aberto', corrected: 'Corrigido', dismissed: 'Descartado' }

const columns: CsvColumns<Report> = [
  { label: 'Recebido', text: ({ createdAt }) => moment(createdAt) },
  { label: 'Mensagem', text: ({ message }) => message },
  { label: 'Artigo', text: ({ article }) => article.title },
  { label: 'E-mail', text: ({ email }) => email ?? '' },
  { label: 'Situação', text: ({ status }) => outcomes[status] },
  { label: 'Encerrado por', text: ({ closedBy }) => closedBy ?? '' },
  { label: 'Encerrado em', text: ({ closedAt }) => moment(closedAt) },
]

/**
 * `GET /api/export/erros`: sends all reports of a list as a CSV file. Takes the list's own URL parameters. Editors only; 429 after twenty files in
 * ten minutes.
 */
export const exportReports = route({
  name: 'report-export',
  method: 'GET',
  access: 'editor',
  limit: { name: 'report-export', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const state = readListState(reportList, parametersIn(new URL(request.url).searchParams))
    await recordExport(actor, state)
    return csvAnswer('erros-comunicados', columns, eachReport(actor, state))
  },
  refuse: refusedInText,
})
