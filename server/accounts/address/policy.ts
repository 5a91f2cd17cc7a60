import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters give an account another address than its owner asked for. */
export const addressPolicy = definePolicy<null, 'replace'>({ replace: isMaster })
