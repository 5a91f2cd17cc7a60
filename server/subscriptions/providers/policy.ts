import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see how payments are set up, and change it. Nobody sees a key again. */
export const providerPolicy = definePolicy<null, 'see' | 'setUp'>({ see: isMaster, setUp: isMaster })
