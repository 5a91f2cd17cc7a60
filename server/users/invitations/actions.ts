'use server'

import { acceptInput, invitationFields, invitationInput, openInput } from '#lib/schemas/users.ts'
import { action } from '#server/platform/door/action.ts'
import { leaveNotice } from '#server/platform/door/leave-notice.ts'
import { keyOf, takeFrom } from '#server/platform/door/rate-limit.ts'
import { acceptInvitation } from './commands/accept-invitation.ts'
import { inviteByMail } from './commands/invite-by-mail.ts'
import { openByInvitation } from './commands/open-by-invitation.ts'
import { resendInvitation } from './commands/resend-invitation.ts'
import { withdrawInvitation } from './commands/withdraw-invitation.ts'
import { hasAccount } from './queries/invitation-list.ts'

const limit = { name: 'invitation', points: 60, seconds: 60 * 60 }
/** Limits the mails to one person. */
const perAddress = { name: 'invitation-address', points: 5, seconds: 60 * 60 }
/** Limits guesses of tokens, and the hashes of passwords that a request costs. */
const uses = { name: 'invitation-use', points: 30, seconds: 15 * 60 }

/** Invites an e-mail address to a role. Gives whether it has an account already. */
export const inviteAction = action({
  name: 'invitation.send',
  access: 'master',
  schema: invitationFields,
  limit,
  proof: true,
  command: async (actor, fields) => {
    await takeFrom(perAddress, keyOf(fields.email))
    await inviteByMail(actor, fields)
    return { hasAccount: await hasAccount(actor, fields.email) }
  },
})

/** Sends an invitation again. */
export const resendInvitationAction = action({
  name: 'invitation.resend',
  access: 'master',
  schema: invitationInput,
  limit,
  command: async (actor, input) => {
    await takeFrom(perAddress, input.id)
    return resendInvitation(actor, input)
  },
})

export const withdrawInvitationAction = action({
  name: 'invitation.withdraw',
  access: 'master',
  schema: invitationInput,
  limit,
  command: withdrawInvitation,
})

/** Accepts an invitation with the signed-in account, and leaves a notice for the next page. */
export const acceptInvitationAction = action({
  name: 'invitation.accept',
  access: 'signed_in',
  schema: acceptInput,
  limit: uses,
  command: async (actor, input) => {
    await acceptInvitation(actor, input)
    await leaveNotice('success', 'Convite aceito. Boas-vindas à redação!')
  },
})

/** Opens the account of an invited person, and leaves a notice for the sign-in screen. */
export const openByInvitationAction = action({
  name: 'invitation.open-account',
  access: 'anyone',
  schema: openInput,
  limit: uses,
  command: async (actor, input) => {
    await openByInvitation(actor, input)
    await leaveNotice('success', 'Conta criada. Entre com o e-mail do convite e a senha que você escolheu.')
  },
})
