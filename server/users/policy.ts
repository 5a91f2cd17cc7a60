import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see and change other people's accounts (ROLE-2, USR-1). */
export const userPolicy = definePolicy<
  null,
  'read' | 'assign' | 'remove' | 'suspend' | 'reactivate' | 'sign_out' | 'join' | 'invite'
>({
  read: isMaster,
  assign: isMaster,
  remove: isMaster,
  suspend: isMaster,
  reactivate: isMaster,
  sign_out: isMaster,
  join: isMaster,
  invite: isMaster,
})
