import type { ReportListState } from '#lib/site/report-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { reportPolicy } from '../policy.ts'

/** Audits a download of reports, which contain readers' e-mails: the person and the list's filters. Raises forbidden. */
export const recordExport = command(async (context, { filters }: ReportListState) => {
  reportPolicy.assert(context.actor, 'export', null)
  const { actor } = context
  await audit(context, {
    action: 'report.exported',
    subject: { type: 'user', id: actor.id ?? 'house' },
    details: { situation: filters.situacao, articleId: filters.artigo || null },
  })
})
