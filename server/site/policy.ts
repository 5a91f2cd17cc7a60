import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters change institutional pages, the newspaper's identity, its sections and the rules for crawlers (SITE-5). */
export const sitePolicy = definePolicy<null, 'editPages' | 'editIdentity' | 'editSections' | 'setCrawlers'>({
  editPages: isMaster,
  editIdentity: isMaster,
  editSections: isMaster,
  setCrawlers: isMaster,
})
