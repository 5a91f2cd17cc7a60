import { isMaster, isSignedIn } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Anybody with an account writes to the newspaper; masters read, download and answer. */
export const supportPolicy = definePolicy<null, 'write' | 'read' | 'export' | 'answer'>({
  write: isSignedIn,
  read: isMaster,
  export: isMaster,
  answer: isMaster,
})
