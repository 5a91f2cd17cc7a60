import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see and change other people's accounts (ROLE-2, USR-1). */
export const userPolicy = definePolicy<
  null,
  'read' | 'assign' | 'remove' | 'suspend' | 'restore' | 'sign_out' | 'join' | 'invite'
>({
  read: isMaster,
  assign: isMaster,
  remove: isMaster,
  suspend: isMaster,
  restore: isMaster,
  sign_out: isMaster,
  join: isMaster,
  invite: isMaster,
})
