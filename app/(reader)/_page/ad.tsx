import { AdSlot as Place } from '#components/reader/ad-slot.tsx'
import type { AdSlot } from '#lib/ads.ts'
import { showsAds } from '#lib/ads-for.ts'
import { loadShell } from './shell.ts'

/** Advertising in a slot, as this reader may see it. */
export async function Ad({ slot }: { slot: AdSlot }) {
  const { session, site } = await loadShell()
  const shown = showsAds(session?.actor ?? null)
  if (!site || shown === 'none') return null
  const network = shown === 'all' && site.settings.advertising.networkCode !== null
  return <Place slot={slot} banners={site.banners.filter(banner => banner.slot === slot)} network={network} />
}
