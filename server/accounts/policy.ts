import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Who may change who may what (reader §6): roles are assigned and removed by masters only. */
export const rolePolicy = definePolicy<null, 'assign' | 'remove'>({
  assign: isMaster,
  remove: isMaster,
})
