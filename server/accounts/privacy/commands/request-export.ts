import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { beginExport } from '../begin.ts'

/** Asks for a file with everything about the signed-in person. Raises signed_out or privacy_request_open. */
export const requestExport = command(async (context, _input: Record<string, never>): Promise<void> => {
  const { actor } = context
  if (actor.id === null) throw new DomainError('signed_out')
  const id = await beginExport(context, actor.id)
  await audit(context, { action: 'privacy.export_requested', subject: { type: 'privacy_request', id } })
})
