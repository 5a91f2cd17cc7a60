import { DomainError } from '#lib/errors.ts'
import type { CorrectionRequest } from '#lib/schemas/privacy.ts'
import { lockAccount, ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enterRequest } from '../requests.ts'

const mostOpen = 3

/** Asks the masters to correct what the signed-in person cannot change. Raises signed_out or too_many_corrections. */
export const requestCorrection = command(async (context, { message }: CorrectionRequest): Promise<void> => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  // Simultaneous requests count each other.
  await lockAccount(tx, userId)
  const open = await tx.privacyRequest.count({ where: { userId, kind: 'correction', status: 'open' } })
  if (open >= mostOpen) throw new DomainError('too_many_corrections')
  const id = await enterRequest(context, { userId, kind: 'correction', message })
  await audit(context, { action: 'privacy.correction_requested', subject: { type: 'privacy_request', id } })
})
