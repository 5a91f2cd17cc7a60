import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters compose the newsletter's editions, look at them and send them. The archive asks no policy. */
export const editionPolicy = definePolicy<
  null,
  'read' | 'compose' | 'test' | 'schedule' | 'send' | 'archive' | 'remove'
>({
  read: isMaster,
  compose: isMaster,
  test: isMaster,
  schedule: isMaster,
  send: isMaster,
  archive: isMaster,
  remove: isMaster,
})
