import { isMaster, isSignedIn } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Anybody writes to the newspaper, with an account or with a name and an address; masters read, download and answer. */
export const supportPolicy = definePolicy<null, 'write' | 'contact' | 'read' | 'export' | 'answer'>({
  write: isSignedIn,
  contact: () => true,
  read: isMaster,
  export: isMaster,
  answer: isMaster,
})
