import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { BannerList, BannerTabs } from '#components/ads/banner-list.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { OlderLink } from '#components/list/older-link.tsx'
import { cardsShape, loaded } from '#components/ui/loaded.tsx'
import { pageIn } from '#lib/addresses/parameters.ts'
import { bannerTabs, newBannerPath, readBannerTab } from '#lib/ads/banner-tabs.ts'
import { switchBannerAction } from '#server/ads/actions.ts'
import { listBanners } from '#server/ads/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Banners' }

/** The house banners with their counts. */
export default async function BannersPage({ searchParams }: PageProps<'/admin/banners'>) {
  const { actor } = await enter('/admin/banners')
  const parameters = await searchParams
  const tab = readBannerTab(parameters.aba)
  const after = pageIn(parameters)
  return loaded(cardsShape, async () => {
    const { banners, counts, next } = await listBanners(actor, bannerTabs[tab].state, after ?? undefined)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading
          action={
            <Button asChild size="3">
              <Link href={newBannerPath}>
                <Plus aria-hidden size={16} /> Novo banner
              </Link>
            </Button>
          }
        >
          Banners
        </ScreenHeading>
        <BannerTabs current={tab} counts={counts} />
        {banners.length === 0 ? (
          <p className="py-8 text-soft">{bannerTabs[tab].empty}</p>
        ) : (
          <BannerList banners={banners} toggle={switchBannerAction} />
        )}
        <OlderLink
          older={next && `/admin/banners?aba=${tab}&pagina=${next}`}
          first={after === null ? null : `/admin/banners?aba=${tab}`}
        />
      </div>
    )
  })
}
