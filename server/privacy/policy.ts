import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see and keep the register of requests about personal data. */
export const privacyPolicy = definePolicy<null, 'read' | 'register' | 'close'>({
  read: isMaster,
  register: isMaster,
  close: isMaster,
})
