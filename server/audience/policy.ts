import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see what the newspaper counted. */
export const audiencePolicy = definePolicy<null, 'readAnalytics'>({ readAnalytics: isMaster })
