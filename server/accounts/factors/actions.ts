'use server'

import { z } from 'zod'
import {
  beginKeyInput,
  confirmKeyInput,
  confirmTotpInput,
  factorInput,
  renameFactorInput,
  staffFactor,
} from '#lib/schemas/factors.ts'
import { userInput } from '#lib/schemas/users.ts'
import { action } from '#server/platform/door/action.ts'
import { ownSession } from '#server/platform/session/session.ts'
import { beginKey } from './commands/begin-key.ts'
import { beginTotp } from './commands/begin-totp.ts'
import { confirmKey } from './commands/confirm-key.ts'
import { confirmTotp } from './commands/confirm-totp.ts'
import { dropUnverified } from './commands/drop-unverified.ts'
import { removeFactor } from './commands/remove-factor.ts'
import { renameFactor } from './commands/rename-factor.ts'
import { renewCodes } from './commands/renew-codes.ts'
import { requireFactor } from './commands/require-factor.ts'
import { resetFactors } from './commands/reset-factors.ts'

const limit = { name: 'factor-change', points: 60, seconds: 600 }
const own = { access: 'signed_in', proof: true, limit } as const

/** Begins to enrol an app for codes. Gives its QR code and key. */
export const beginTotpAction = action({ name: 'factor.begin-totp', ...own, schema: z.object({}), command: beginTotp })

/** Ends the enrolment of an app by one of its codes. Gives the recovery codes of a first second factor. */
export const confirmTotpAction = action({
  name: 'factor.confirm-totp',
  ...own,
  schema: confirmTotpInput,
  command: confirmTotp,
})

/** Begins to enrol a security key or a passkey. Gives the options for the browser. */
export const beginKeyAction = action({
  name: 'factor.begin-key',
  ...own,
  schema: beginKeyInput,
  command: async (actor, input) => beginKey(actor, { ...input, sessionId: (await ownSession()).id }),
})

/** Ends the enrolment of a key by its answer. Gives the recovery codes of a first second factor. */
export const confirmKeyAction = action({
  name: 'factor.confirm-key',
  ...own,
  schema: confirmKeyInput,
  command: async (actor, input) => confirmKey(actor, { ...input, sessionId: (await ownSession()).id }),
})

/** Removes a factor whose enrolment failed in the browser. */
export const dropUnverifiedAction = action({
  name: 'factor.drop-unverified',
  access: 'signed_in',
  limit,
  schema: factorInput,
  command: dropUnverified,
})

export const renameFactorAction = action({
  name: 'factor.rename',
  ...own,
  schema: renameFactorInput,
  command: renameFactor,
})

/** Removes one of the person's factors. */
export const removeFactorAction = action({ name: 'factor.remove', ...own, schema: factorInput, command: removeFactor })

/** Makes the person's recovery codes anew, and gives them. */
export const renewCodesAction = action({
  name: 'factor.renew-codes',
  ...own,
  schema: z.object({}),
  command: renewCodes,
})

/** Sets whether staff must have a second factor. */
export const requireFactorAction = action({
  name: 'factor.require',
  access: 'master',
  proof: true,
  limit,
  schema: staffFactor,
  command: requireFactor,
})

export const resetFactorsAction = action({
  name: 'factor.reset',
  access: 'master',
  proof: true,
  limit,
  schema: userInput,
  command: resetFactors,
})
