import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Who may change what stands around the articles: masters only. */
export const sitePolicy = definePolicy<null, 'editPages' | 'editIdentity'>({
  editPages: isMaster,
  editIdentity: isMaster,
})
