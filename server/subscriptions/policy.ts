import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters read and download the list of subscriptions, which names people and their e-mails. */
export const subscriptionPolicy = definePolicy<null, 'read' | 'export'>({ read: isMaster, export: isMaster })
