import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters change institutional pages, the newspaper's identity and its sections (SITE-5). */
export const sitePolicy = definePolicy<null, 'editPages' | 'editIdentity' | 'editSections'>({
  editPages: isMaster,
  editIdentity: isMaster,
  editSections: isMaster,
})
