import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters read and download the audit log. Nobody changes it: the database refuses. */
export const auditPolicy = definePolicy<null, 'read' | 'export'>({ read: isMaster, export: isMaster })
