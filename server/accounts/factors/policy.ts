import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters require a second factor of staff, see who lacks one, and reset somebody's factors. */
export const factorPolicy = definePolicy<null, 'require' | 'reset'>({ require: isMaster, reset: isMaster })
