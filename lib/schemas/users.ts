import { z } from 'zod'
import { roles } from '../actor.ts'
import { email, fullName, newPassword } from './account.ts'

const userId = z.uuid('Escolha uma pessoa')
const role = z.enum(roles, { error: 'Escolha um papel' })

/** A role to assign or remove: both parts are required (ROLE-2). */
export const roleChange = z.object({ userId, role })
export type RoleChange = z.output<typeof roleChange>

/** One account, for an act of a master. */
export const userInput = z.object({ id: userId })
export type UserInput = z.output<typeof userInput>

/** An account, and the new address of its owner, who lost the old one. */
export const replacedAddress = z.object({ id: userId, email })
export type ReplacedAddress = z.output<typeof replacedAddress>

/** A byline without an account, and the account to join it into. */
export const joinInput = z.object({ bylineId: z.uuid('Escolha uma assinatura'), userId })
export type JoinInput = z.output<typeof joinInput>

/** The letters typed to find a byline. */
export const typedName = z.object({ typed: z.string().max(100, 'Nome muito longo') })

/** An invitation by mail. The name is a proposal; the invited person chooses their own. */
export const invitationFields = z.object({ email, role, fullName: z.union([z.literal(''), fullName]).default('') })
export type InvitationFields = z.output<typeof invitationFields>

export const invitationInput = z.object({ id: z.uuid('Convite inválido') })
export type InvitationInput = z.output<typeof invitationInput>

/** The token of an invitation's link: 256 bits in hex. */
export const invitationToken = z.string().regex(/^[0-9a-f]{64}$/, 'Convite inválido')

/** Accepts an invitation with the account that is signed in. */
export const acceptInput = z.object({ token: invitationToken })
export type AcceptInput = z.output<typeof acceptInput>

/** Accepts an invitation and opens the account, with the rules of signing up. */
export const openInput = z.object({ token: invitationToken, fullName, password: newPassword })
export type OpenInput = z.output<typeof openInput>
