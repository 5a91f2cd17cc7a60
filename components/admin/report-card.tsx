import { Badge, Card } from '@radix-ui/themes'
import type { Act } from '#lib/outcome.ts'
import type { CloseReportInput } from '#lib/schemas/site/error-report.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { Report } from '#server/reports/queries.ts'
import { ReportButtons } from './report-buttons.client.tsx'

interface ReportCardProps {
  report: Report
  close: Act<CloseReportInput>
}

/** What a reader says is wrong, with the article and what can be done. The message is text and nothing else. */
export function ReportCard({ report, close }: ReportCardProps) {
  const { article, message, email, createdAt, status, closedBy, closedAt } = report
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <a href={article.path} className="font-serif font-semibold wrap-anywhere hover:underline">
          {article.title}
        </a>
        <a href={article.editPath} className="text-sm text-accent underline">
          Editar
        </a>
        {!article.published && <Badge color="amber">Fora do ar</Badge>}
      </div>
      <p className="border-l-4 border-rule pl-4 wrap-anywhere whitespace-pre-line">{message}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">
          {longDateTime(createdAt)}
          {email && (
            <>
              {' · '}
              <a href={mailAddress(email)} className="text-accent underline wrap-anywhere">
                {email}
              </a>
            </>
          )}
        </p>
        {status === 'open' ? (
          <ReportButtons id={report.id} title={article.title} published={article.published} close={close} />
        ) : (
          <p className="text-sm text-soft">
            {status === 'corrected' ? 'Corrigido' : 'Descartado'} por {closedBy}, {longDateTime(closedAt)}
          </p>
        )}
      </div>
    </Card>
  )
}

/** An address as a link wants it (RFC 6068): all encoded but the sign between its halves. */
const mailAddress = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
