import { isMaster } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Advertising is a matter of the house's management: masters only. */
export const adPolicy = definePolicy<null, 'see' | 'manageBanners' | 'setUp'>({
  see: isMaster,
  manageBanners: isMaster,
  setUp: isMaster,
})
