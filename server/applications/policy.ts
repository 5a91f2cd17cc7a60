import { isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Anybody without a role applies. Masters read, decide and erase applications (APPLY-5). */
export const applicationPolicy = definePolicy<null, 'apply' | 'read' | 'decide' | 'erase'>({
  apply: actor => !isStaff(actor),
  read: isMaster,
  decide: isMaster,
  erase: isMaster,
})
