import type { AuditListState } from '#lib/audit/audit-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { auditPolicy } from '../policy.ts'

/** Audits a download of the audit log: the person and the list's filters, not the words searched for. Raises forbidden. */
export const recordAuditExport = command(async (context, { filters }: AuditListState) => {
  auditPolicy.assert(context.actor, 'export', null)
  const { pessoa, artigo, tipo, periodo, resultado } = filters
  await audit(context, {
    action: 'audit.exported',
    subject: { type: 'user', id: context.actor.id ?? 'house' },
    details: {
      person: pessoa || null,
      articleId: artigo || null,
      type: tipo || null,
      days: periodo || null,
      result: resultado || null,
    },
  })
})
