import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters run the newsletter. A subscription's owner changes it by its secret address, without an account. */
export const newsletterPolicy = definePolicy<
  null,
  'read' | 'export' | 'add' | 'tag' | 'end' | 'erase' | 'count' | 'send' | 'automate'
>({
  read: isMaster,
  export: isMaster,
  add: isMaster,
  tag: isMaster,
  end: isMaster,
  erase: isMaster,
  count: isMaster,
  send: isMaster,
  automate: isMaster,
})
