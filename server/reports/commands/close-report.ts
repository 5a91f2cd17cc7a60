import { DomainError } from '#lib/errors.ts'
import type { CloseReportInput } from '#lib/schemas/site/error-report.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { reportPolicy } from '../policy.ts'

/**
 * Closes a reader's report and adds its correction, if there is one, in the same transaction. Raises forbidden, not_found, report_closed
 * or an error of addCorrection.
 */
export const closeReport = command(async (context, input: CloseReportInput) => {
  const { tx, actor, now } = context
  reportPolicy.assert(actor, 'close', null)
  const report = await tx.errorReport.findUnique({ where: { id: input.id }, select: { articleId: true } })
  if (!report) throw new DomainError('not_found')
  const { count } = await tx.errorReport.updateMany({
    where: { id: input.id, status: 'open' },
    data: { status: input.as, closedBy: actor.id, closedAt: now },
  })
  if (count === 0) throw new DomainError('report_closed')
  if (input.as === 'corrected' && input.correction) {
    await addCorrection.within(context, { ...input.correction, articleId: report.articleId })
  }
  await audit(context, {
    action: `report.${input.as}`,
    subject: { type: 'error_report', id: input.id },
    articleId: report.articleId,
  })
})
