import { isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters set Google up and read all figures. Other staff read their own revenue. */
export const googlePolicy = definePolicy<null, 'setUp' | 'readAll' | 'readOwn'>({
  setUp: isMaster,
  readAll: isMaster,
  readOwn: isStaff,
})
