import { isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters set Google up and read all figures. Whoever writes reads what is theirs. Nobody sees a key again. */
export const googlePolicy = definePolicy<null, 'setUp' | 'readAll' | 'readOwn'>({
  setUp: isMaster,
  readAll: isMaster,
  readOwn: isStaff,
})
