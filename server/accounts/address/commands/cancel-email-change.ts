import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { endChange } from './request-email-change.ts'

/** Ends the signed-in person's open change of address: both links stop working. Raises signed_out. */
export const cancelEmailChange = command(async (context, _input: Record<string, never>) => {
  if (context.actor.id === null) throw new DomainError('signed_out')
  await endChange(context, context.actor.id)
})
