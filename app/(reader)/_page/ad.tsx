import { AdSlot as Place } from '#components/reader/frame/ad-slot.tsx'
import type { Actor } from '#lib/actor.ts'
import type { AdSlot } from '#lib/ads/ads.ts'
import { showsAds } from '#lib/ads/ads-for.ts'
import type { Site } from '#server/site/queries.ts'
import { loadShell } from './shell.ts'

/** A slot's advertising for the request's reader. */
export async function Ad({ slot }: { slot: AdSlot }) {
  const { session, site } = await loadShell()
  return <AdFor slot={slot} reader={session?.actor ?? null} site={site} />
}

interface AdForProps {
  slot: AdSlot
  reader: Actor | null
  /** Null when reading it failed: then there is no advertising. */
  site: Site | null
}

/** A slot's advertising for a given reader and site. Not async. */
export function AdFor({ slot, reader, site }: AdForProps) {
  const shown = showsAds(reader)
  if (!site || shown === 'none') return null
  const network = shown === 'all' && site.settings.advertising.networkCode !== null
  return <Place slot={slot} banners={site.banners.filter(banner => banner.slot === slot)} network={network} />
}
