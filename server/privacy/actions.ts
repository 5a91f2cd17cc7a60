'use server'

import { z } from 'zod'
import { closedRequest, correctionRequest, erasureRequest, registeredRequest } from '#lib/schemas/privacy.ts'
import { assertProved } from '#server/platform/door/access.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { closeRequest } from './commands/close-request.ts'
import { registerRequest } from './commands/register-request.ts'
import { requestCorrection } from './commands/request-correction.ts'
import { requestErasure } from './commands/request-erasure.ts'
import { requestExport } from './commands/request-export.ts'
import { withdrawErasure } from './commands/withdraw-erasure.ts'

const limit = { name: 'privacy', points: 30, seconds: 60 * 60 }

export const requestExportAction = action({
  name: 'privacy.request-export',
  access: 'signed_in',
  proof: true,
  schema: z.object({}),
  limit: { name: 'privacy-export', points: 5, seconds: 24 * 60 * 60 },
  command: requestExport,
})

/** Does nothing but ask for a proof of identity, before the browser downloads the file. */
export const proveForDownloadAction = action({
  name: 'privacy.prove-for-download',
  access: 'signed_in',
  schema: z.object({}),
  command: async () => assertProved(await currentSession()),
})

/** Asks the masters to correct what the signed-in person cannot change. */
export const requestCorrectionAction = action({
  name: 'privacy.request-correction',
  access: 'signed_in',
  schema: correctionRequest,
  limit,
  command: requestCorrection,
})

/** Asks for the erasure of the signed-in person's account. Its sessions end, this one too; a notice for the next page says the rest. */
export const requestErasureAction = action({
  name: 'privacy.request-erasure',
  access: 'signed_in',
  proof: true,
  schema: erasureRequest,
  limit,
  command: async (actor, input) => {
    await requestErasure(actor, input)
    await leaveNotice('success', 'Pedido recebido. Você saiu da conta em todos os aparelhos.', '/')
  },
})

/** Keeps the signed-in person's account, which waited for its erasure. */
export const withdrawErasureAction = action({
  name: 'privacy.withdraw-erasure',
  access: 'signed_in',
  schema: z.object({}),
  limit,
  command: withdrawErasure,
})

export const registerRequestAction = action({
  name: 'privacy.register',
  access: 'master',
  proof: true,
  schema: registeredRequest,
  limit,
  command: registerRequest,
})

export const closeRequestAction = action({
  name: 'privacy.close',
  access: 'master',
  schema: closedRequest,
  limit: { name: 'privacy-close', points: 300, seconds: 60 * 60 },
  command: closeRequest,
})
