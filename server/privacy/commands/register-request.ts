import type { RegisteredRequest } from '#lib/schemas/privacy.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { beginErasure, beginExport } from '../begin.ts'
import { privacyPolicy } from '../policy.ts'
import { enterRequest } from '../requests.ts'

/**
 * Enters a request that came by letter or mail. The file and the erasure of an account begin at once; for a person without an account, the
 * masters do what is asked and close the request. Raises forbidden, privacy_request_open or last_master.
 */
export const registerRequest = command(async (context, input: RegisteredRequest): Promise<void> => {
  privacyPolicy.assert(context.actor, 'register', null)
  const user = await context.tx.user.findUnique({ where: { email: input.email }, select: { id: true } })
  const id = await enter(context, input, user?.id ?? null)
  await audit(context, {
    action: 'privacy.registered',
    subject: { type: 'privacy_request', id },
    details: { kind: input.kind },
  })
})

function enter(context: CommandContext, input: RegisteredRequest, userId: string | null): Promise<string> {
  const { kind, message, keepsByline, email } = input
  // The clock of the browser may be ahead.
  const madeAt = input.madeAt && input.madeAt < context.now ? input.madeAt : context.now
  const origin = { byHand: true, madeAt }
  if (userId === null) return enterRequest(context, { userId, contact: email, kind, message, ...origin })
  if (kind === 'export') return beginExport(context, userId, origin)
  if (kind === 'erasure') return beginErasure(context, { userId, keepsByline }, origin)
  return enterRequest(context, { userId, kind, message, ...origin })
}
