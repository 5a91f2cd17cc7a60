import type { Role } from '#lib/actor.ts'
import { invitationToken } from '#lib/schemas/users.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { hashOf, type InvitationState, stateOf } from '../invitation.ts'

/** An invitation as its page shows it to whoever has the link. */
export interface InvitationPage {
  state: InvitationState
  email: string
  role: Role
  /** The proposed name; may be empty. */
  fullName: string
  /** Whether the e-mail has an account, which accepts by signing in. */
  hasAccount: boolean
}

/** The invitation of a link's token; null for an unknown one. Changes nothing, so that a scanner of links uses none up. */
export async function findInvitation(token: string): Promise<InvitationPage | null> {
  if (!invitationToken.safeParse(token).success) return null
  const invitation = await db().invitation.findUnique({ where: { tokenHash: hashOf(token) } })
  if (!invitation) return null
  const { email, role, fullName } = invitation
  const account = await db().user.findUnique({ where: { email }, select: { id: true } })
  return { state: stateOf(invitation, now()), email, role, fullName, hasAccount: account !== null }
}
