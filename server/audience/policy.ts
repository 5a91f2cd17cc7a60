import { isMaster, isSignedIn, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Masters read all figures; other signed-in people read those of their own articles, if they have any. */
export const audiencePolicy = definePolicy<null, 'readAnalytics' | 'readOverview'>({
  readAnalytics: isMaster,
  readOverview: actor => isSignedIn(actor) || isStaff(actor),
})
