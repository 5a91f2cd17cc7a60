import { isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters read all figures; people with a role read those of their own articles. */
export const audiencePolicy = definePolicy<null, 'readAnalytics' | 'readOverview'>({
  readAnalytics: isMaster,
  readOverview: isStaff,
})
