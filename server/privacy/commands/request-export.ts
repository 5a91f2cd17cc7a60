import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { beginExport } from '../begin.ts'

/** Asks for a file with everything about the signed-in person. Raises signed_out or privacy_request_open. */
export const requestExport = command(async (context, _input: Record<string, never>): Promise<void> => {
  const id = await beginExport(context, ownerOf(context.actor))
  await audit(context, { action: 'privacy.export_requested', subject: { type: 'privacy_request', id } })
})
