import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters see the house's health, handle its failed jobs and read its kept mails. */
export const healthPolicy = definePolicy<null, 'see' | 'handleJobs' | 'readMail'>({
  see: isMaster,
  handleJobs: isMaster,
  readMail: isMaster,
})
