import type { Parameters } from '#lib/addresses/parameters.ts'
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
 * `GET /api/export/erros`: the whole list of reports that the address asks for, as a CSV file. Takes the list's own parameters. Editors only; 429
 * after twenty files in ten minutes.
 */
export const exportReports = route({
  name: 'report-export',
  method: 'GET',
  access: 'editor',
  limit: { name: 'report-export', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const state = readListState(reportList, parametersOf(request))
    await recordExport(actor, state)
    return csvAnswer('erros-comunicados', columns, eachReport(actor, state))
  },
  refuse: refusedInText,
})

/** The parameters of a request as a page gets them. */
function parametersOf({ url }: Request): Parameters {
  const given = new URL(url).searchParams
  return Object.fromEntries(
    [...given.keys()].map(name => [name, given.getAll(name).length > 1 ? undefined : (given.get(name) ?? undefined)]),
  )
}
