import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters change what the site is made of (SITE-5, MENU-5). */
export const sitePolicy = definePolicy<
  null,
  'editPages' | 'editIdentity' | 'editSections' | 'setCrawlers' | 'setUp' | 'editMenu' | 'editCards'
>({
  editPages: isMaster,
  editIdentity: isMaster,
  editSections: isMaster,
  setCrawlers: isMaster,
  setUp: isMaster,
  editMenu: isMaster,
  editCards: isMaster,
})
