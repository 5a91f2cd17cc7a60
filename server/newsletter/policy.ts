import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters run the newsletter. A subscription's owner changes it by its secret address, without an account. */
export const newsletterPolicy = definePolicy<null, 'read' | 'export' | 'add' | 'end' | 'erase' | 'send' | 'automate'>({
  read: isMaster,
  export: isMaster,
  add: isMaster,
  end: isMaster,
  erase: isMaster,
  send: isMaster,
  automate: isMaster,
})
