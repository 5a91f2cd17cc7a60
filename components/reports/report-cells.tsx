import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ListLink } from '#components/list/navigation.client.tsx'
import { listAddress, narrowed } from '#lib/list/state.ts'
import type { Act } from '#lib/outcome.ts'
import { type ReportColumn, type ReportListState, reportList } from '#lib/reports/report-list.ts'
import type { CloseReportInput, ReopenReportInput } from '#lib/schemas/site/error-report.ts'
import { hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { Report } from '#server/reports/queries.ts'
import { ReopenButton, ReportButtons } from './report-buttons.client.tsx'

export interface ReportActs {
  close: Act<CloseReportInput>
  reopen: Act<ReopenReportInput>
}

/** A report as a row of the list. The message is shown as plain text, never as HTML. */
export function reportRow(report: Report, state: ReportListState, { close, reopen }: ReportActs): ListRow {
  const { id, article, message, status } = report
  return {
    id,
    label: `o aviso sobre ${article.title}`,
    cells: drawCells(cells, { report, state }),
    unfolds: isLong(message),
    actions:
      status === 'open' ? (
        <ReportButtons id={id} title={article.title} published={article.published} close={close} />
      ) : (
        <ReopenButton id={id} title={article.title} reopen={reopen} />
      ),
  }
}

const cells: Cells<ReportColumn, { report: Report; state: ReportListState }> = {
  mensagem: ({ report: { message, email } }) => (
    <>
      <p className={`whitespace-pre-line ${isLong(message) ? 'list-clamp' : ''}`}>{message}</p>
      {email && (
        <a href={mailAddress(email)} className="mt-1 inline-block text-accent underline">
          {email}
        </a>
      )}
    </>
  ),
  artigo: ({ report: { article }, state }) => (
    <>
      <a href={article.path} className="font-serif leading-snug font-semibold hover:underline">
        {article.title}
      </a>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={article.editPath} className="text-accent underline" aria-label={`Editar ${article.title}`}>
          Editar
        </a>
        {state.filters.artigo === '' && (
          <ListLink
            href={listAddress(reportList, narrowed(state, { filters: { ...state.filters, artigo: article.id } }))}
            className="text-accent underline"
            aria-label={`Só deste artigo: ${article.title}`}
          >
            Só deste artigo
          </ListLink>
        )}
        {!article.published && <Badge color="amber">Fora do ar</Badge>}
      </p>
    </>
  ),
  criado: ({ report: { createdAt } }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)}>
      <span className="whitespace-nowrap">{shortDate(createdAt)}</span>{' '}
      <span className="text-soft">{hourAndMinute(createdAt)}</span>
    </time>
  ),
  desfecho: ({ report: { status, closedBy, closedAt } }) =>
    status !== 'open' && (
      <p title={longDateTime(closedAt)}>
        {status === 'corrected' ? 'Corrigido' : 'Descartado'} por {closedBy}, {shortDate(closedAt)}
      </p>
    ),
}

/** Whether a message is too long for a row: more than 200 characters or three lines. */
const isLong = (message: string) => message.length > 200 || message.split('\n').length > 3

/** A mailto: link (RFC 6068): everything is encoded but the @ between the two parts. */
const mailAddress = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
