import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters see and change former addresses. */
export const redirectPolicy = definePolicy<null, 'read' | 'change'>({ read: isMaster, change: isMaster })
