import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { reportPolicy } from '../policy.ts'

/** Reopens a closed report. Its correction stays and is withdrawn separately. Raises forbidden, not_found or report_open. */
export const reopenReport = command(async (context, { id }: { id: string }) => {
  const { tx, actor } = context
  reportPolicy.assert(actor, 'reopen', null)
  const report = await tx.errorReport.findUnique({ where: { id }, select: { status: true, articleId: true } })
  if (!report) throw new DomainError('not_found')
  const { count } = await tx.errorReport.updateMany({
    where: { id, status: { not: 'open' } },
    data: { status: 'open', closedBy: null, closedAt: null },
  })
  if (count === 0) throw new DomainError('report_open')
  await audit(context, {
    action: 'report.reopened',
    subject: { type: 'error_report', id },
    articleId: report.articleId,
    details: { was: report.status },
  })
})
