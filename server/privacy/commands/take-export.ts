import { DomainError } from '#lib/errors.ts'
import type { PrivacyRequestName } from '#lib/schemas/privacy.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

/** Records that the signed-in person downloads their export. Raises not_found for somebody else's, an unfinished or an expired one, and signed_out. */
export const takeExport = command(async (context, { id }: PrivacyRequestName): Promise<void> => {
  const { tx, actor, now } = context
  const ready = await tx.privacyRequest.findFirst({
    where: { id, userId: ownerOf(actor), kind: 'export', file: { not: null }, expiresAt: { gt: now } },
    select: { id: true },
  })
  if (!ready) throw new DomainError('not_found')
  await audit(context, { action: 'privacy.exported', subject: { type: 'privacy_request', id } })
})
