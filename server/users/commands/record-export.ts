import type { UserListState } from '#lib/users/user-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../policy.ts'

/** Audits a download of accounts, which contains e-mails: the person and the list's filters. Raises forbidden. */
export const recordExport = command(async (context, { filters }: UserListState) => {
  const { actor } = context
  userPolicy.assert(actor, 'read', null)
  await audit(context, {
    action: 'user.exported',
    subject: { type: 'user', id: actor.id ?? 'house' },
    details: { situation: filters.situacao, role: filters.papel || null },
  })
})
