import type { ErasureRequest } from '#lib/schemas/privacy.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { beginErasure } from '../begin.ts'

/** Asks for the erasure of the signed-in person's account in fourteen days. Raises signed_out, last_master or privacy_request_open. */
export const requestErasure = command(async (context, { keepsByline }: ErasureRequest): Promise<void> => {
  const id = await beginErasure(context, { userId: ownerOf(context.actor), keepsByline })
  await audit(context, { action: 'privacy.erasure_requested', subject: { type: 'privacy_request', id } })
})
