import { createHash, createHmac } from 'node:crypto'
import { limits } from '#lib/limits.ts'
import { env } from '#server/platform/process/env.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When an invitation sent at a moment stops working. */
export const expiryFrom = (sent: Date): Date => new Date(sent.getTime() + limits.invitation.days * dayMs)

/**
 * The token of an invitation's link: 256 bits in hex, derived from the site's secret and the row's id. So the job that sends the mail can
 * write it, at every attempt the same, although neither the queue nor the table holds it (decision 0185).
 */
export const tokenOf = (id: string): string =>
  createHmac('sha256', env().AUTH_SECRET).update(`invitation\0${id}`).digest('hex')

/** The stored hash of a token. 256 unguessable bits need no slower hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The columns that decide an invitation's state. */
export interface InvitationTimes {
  usedAt: Date | null
  withdrawnAt: Date | null
  expiresAt: Date
}

/** An open invitation can be used; the other states are final, except that sending an expired one again opens it. */
export type InvitationState = 'open' | 'used' | 'withdrawn' | 'expired'

export function stateOf({ usedAt, withdrawnAt, expiresAt }: InvitationTimes, moment: Date): InvitationState {
  if (usedAt) return 'used'
  if (withdrawnAt) return 'withdrawn'
  return moment < expiresAt ? 'open' : 'expired'
}
