import { isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters see all that the newspaper counted, people with a role what their own articles were read. */
export const audiencePolicy = definePolicy<null, 'readAnalytics' | 'readOverview'>({
  readAnalytics: isMaster,
  readOverview: isStaff,
})
