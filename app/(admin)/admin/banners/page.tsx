import { Button, Heading } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { BannerList } from '#components/ads/banner-list.tsx'
import { BannerTabs } from '#components/ads/banner-tabs.tsx'
import { bannerTabs, newBannerPath, readBannerTab } from '#lib/banner-tabs.ts'
import { switchBannerAction } from '#server/ads/actions.ts'
import { listBanners } from '#server/ads/queries.ts'
import { enter } from '../../_page/enter.ts'

export const metadata: Metadata = { title: 'Banners' }

/** The banners of the house, with what they did. */
export default async function BannersPage({ searchParams }: PageProps<'/admin/banners'>) {
  const { actor } = await enter('/admin/banners')
  const { aba, depois } = await searchParams
  const tab = readBannerTab(aba)
  const { banners, counts, next } = await listBanners(
    actor,
    bannerTabs[tab].state,
    typeof depois === 'string' ? depois : undefined,
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading as="h1" size="7">
          Banners
        </Heading>
        <Button asChild size="3">
          <Link href={newBannerPath}>
            <Plus aria-hidden size={16} /> Novo banner
          </Link>
        </Button>
      </div>
      <BannerTabs current={tab} counts={counts} />
      {banners.length === 0 ? (
        <p className="py-8 text-soft">{bannerTabs[tab].empty}</p>
      ) : (
        <BannerList banners={banners} toggle={switchBannerAction} />
      )}
      {next && (
        <Button asChild variant="soft" className="self-center">
          <Link href={`/admin/banners?aba=${tab}&depois=${next}`}>Mais antigos</Link>
        </Button>
      )}
    </div>
  )
}
