import { type Actor, isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** A payout account's owner. */
interface Owner {
  userId: string
}

const owns = (actor: Actor, { userId }: Owner) => actor.id === userId

/**
 * Who writes for the newspaper sets their own payout account. It is read by its owner and by masters, and removed by its owner, who may have
 * lost the role since.
 */
export const payoutPolicy = definePolicy<Owner, 'save' | 'remove' | 'read'>({
  save: (actor, owner) => owns(actor, owner) && isStaff(actor),
  remove: owns,
  read: (actor, owner) => owns(actor, owner) || isMaster(actor),
})
