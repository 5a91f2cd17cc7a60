import { isSignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { httpStatus, isDomainError } from '#lib/errors.ts'
import { readListState } from '#lib/list/state.ts'
import { messageFor } from '#lib/messages.ts'
import { reportList } from '#lib/site/report-list.ts'
import { formatDate } from '#lib/text/format.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { recordExport } from '../commands/record-export.ts'
import { eachReport, type Report } from '../queries.ts'

const limit: Limit = { name: 'report-export', points: 20, seconds: 600 }

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
 * Sends all reports of a list as a CSV file. Takes the list's own URL parameters. Answers 401 or 403 with a sentence to people who may not
 * read it, 429 after twenty files in ten minutes.
 */
export async function exportReports(request: Request): Promise<Response> {
  try {
    const actor = await currentActor()
    const state = readListState(reportList, parametersOf(request))
    const batches = eachReport(actor, state)
    if (isSignedIn(actor)) await takeFrom(limit, actor.id)
    await recordExport(actor, state)
    return csvAnswer('erros-comunicados', columns, batches)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return new Response(messageFor(error), {
      status: httpStatus[error.kind],
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

/** A request's URL parameters in the form that a page gets. */
function parametersOf({ url }: Request): Parameters {
  const query = new URL(url).searchParams
  return Object.fromEntries(
    [...query.keys()].map(name => [name, query.getAll(name).length > 1 ? undefined : (query.get(name) ?? undefined)]),
  )
}
