import { ownerOf } from '#server/platform/session/account.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

/**
 * Ends the signed-in person's sessions, each at its next request, except the one with the id `keep`; null keeps none. Gives their number.
 * Raises signed_out.
 */
export const endOtherSessions = command(async (context, { keep }: { keep: string | null }) => {
  const userId = ownerOf(context.actor)
  const count = await endSessionsOf(context, userId, keep === null ? {} : { id: { not: keep } })
  await audit(context, { action: 'sessions.ended', subject: { type: 'user', id: userId }, details: { count } })
  return count
})
