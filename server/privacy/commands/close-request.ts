import { DomainError } from '#lib/errors.ts'
import type { ClosedRequest } from '#lib/schemas/privacy.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { privacyPolicy } from '../policy.ts'

/**
 * Closes a request that people answer: a correction, or any of a person without an account, whose address it forgets. Raises forbidden,
 * not_found or privacy_request_closed.
 */
export const closeRequest = command(async (context, { id, note }: ClosedRequest): Promise<void> => {
  const { tx, actor, now } = context
  privacyPolicy.assert(actor, 'close', null)
  const { count } = await tx.privacyRequest.updateMany({
    where: { id, status: 'open', OR: [{ kind: 'correction' }, { userId: null }] },
    data: { status: 'done', doneAt: now, note, contact: '' },
  })
  if (count === 0) {
    const known = await tx.privacyRequest.findUnique({ where: { id }, select: { id: true } })
    throw new DomainError(known ? 'privacy_request_closed' : 'not_found')
  }
  await audit(context, { action: 'privacy.closed', subject: { type: 'privacy_request', id } })
})
