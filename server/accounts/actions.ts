'use server'

import { isSignedIn } from '#lib/actor.ts'
import { claimMasterInput, profileFields } from '#lib/schemas/account.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { claimMaster } from './commands/claim-master.ts'
import { saveProfile } from './commands/save-profile.ts'

/** Makes the first master and leaves a notice. Open to anybody, so that a signed-out visitor reads on the sign-in screen why it opened. */
export const claimMasterAction = action({
  name: 'account.claim-master',
  access: 'anyone',
  schema: claimMasterInput,
  limit: { name: 'claim-master', points: 30, seconds: 15 * 60 },
  command: async (actor, input) => {
    if (!isSignedIn(actor)) await leaveNotice('error', 'Você precisa estar logado para continuar.')
    await claimMaster(actor, input)
    await leaveNotice('success', 'Sucesso! Você agora é o Master do sistema.')
  },
})

/** Saves the signed-in person's public profile. */
export const saveProfileAction = action({
  name: 'account.save-profile',
  access: 'signed_in',
  schema: profileFields,
  limit: { name: 'save-profile', points: 60, seconds: 10 * 60 },
  command: saveProfile,
})
