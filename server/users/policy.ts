import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters assign and remove roles (ROLE-2). */
export const rolePolicy = definePolicy<null, 'assign' | 'remove'>({
  assign: isMaster,
  remove: isMaster,
})
