import type { PrivacyListState } from '#lib/accounts/privacy-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { privacyPolicy } from '../policy.ts'

/** Audits a download of the register: the person and the list's filters. Raises forbidden. */
export const recordListExport = command(async (context, { filters }: PrivacyListState): Promise<void> => {
  const { actor } = context
  privacyPolicy.assert(actor, 'read', null)
  await audit(context, {
    action: 'privacy.list_exported',
    subject: { type: 'privacy_request', id: actor.id ?? 'house' },
    details: { situation: filters.situacao, kind: filters.tipo || null },
  })
})
