import { Badge, TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { type BannerTab, bannerTabs } from '#lib/site/banner-tabs.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { BannerState } from '#server/ads/queries.ts'

interface BannerTabsProps {
  current: BannerTab
  counts: Record<BannerState, number>
}

export function BannerTabs({ current, counts }: BannerTabsProps) {
  return (
    <TabNav.Root aria-label="Banners por situação" className="overflow-x-auto">
      {(Object.keys(bannerTabs) as BannerTab[]).map(name => (
        <TabNav.Link key={name} asChild active={name === current}>
          <Link href={`/admin/banners?aba=${name}`} prefetch={false}>
            {bannerTabs[name].label}{' '}
            <Badge color="gray" ml="2">
              {formatInteger(counts[bannerTabs[name].state])}
            </Badge>
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  )
}
