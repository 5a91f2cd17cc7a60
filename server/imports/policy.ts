import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters import, and the product itself: the command line and the queue. */
export const importPolicy = definePolicy<null, 'run'>({ run: isMaster })
