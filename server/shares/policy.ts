import { isMaster, isSignedIn } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters set the terms, close months, adjust and pay, and read everybody's statements. Others read their own. */
export const sharePolicy = definePolicy<null, 'see' | 'setUp' | 'close' | 'adjust' | 'pay' | 'readOwn'>({
  see: isMaster,
  setUp: isMaster,
  close: isMaster,
  adjust: isMaster,
  pay: isMaster,
  readOwn: isSignedIn,
})
