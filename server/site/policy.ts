import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters change institutional pages, the newspaper's identity, its sections, the rules for crawlers and the other settings (SITE-5). */
export const sitePolicy = definePolicy<null, 'editPages' | 'editIdentity' | 'editSections' | 'setCrawlers' | 'setUp'>({
  editPages: isMaster,
  editIdentity: isMaster,
  editSections: isMaster,
  setCrawlers: isMaster,
  setUp: isMaster,
})
