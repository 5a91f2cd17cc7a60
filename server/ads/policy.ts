import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Only masters manage advertising (SITE-5). */
export const adPolicy = definePolicy<null, 'see' | 'manageBanners' | 'setUp'>({
  see: isMaster,
  manageBanners: isMaster,
  setUp: isMaster,
})
