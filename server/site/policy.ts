import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters change institutional pages and the newspaper's identity (SITE-5). */
export const sitePolicy = definePolicy<null, 'editPages' | 'editIdentity'>({
  editPages: isMaster,
  editIdentity: isMaster,
})
