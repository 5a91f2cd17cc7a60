import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BannerForm } from '#components/ads/banner-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import type { BannerFields } from '#lib/schemas/site/banner.ts'
import { localOf } from '#lib/text/local-time.ts'
import { changeBannerAction, createBannerAction } from '#server/ads/actions.ts'
import { findBanner } from '#server/ads/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Banner' }

const blank = (): BannerFields => ({
  name: '',
  slot: 'home_top',
  imageUrl: '',
  alt: '',
  linkUrl: '',
  startsAt: localOf(new Date()),
  endsAt: '',
})

/** The form of a new banner at `novo`, else of the banner with that id. */
export default async function BannerPage({ params }: PageProps<'/admin/banners/[banner]'>) {
  const { banner } = await params
  const { actor } = await enter(`/admin/banners/${banner}`)
  const isNew = banner === 'novo'
  const fields = isNew ? blank() : await findBanner(actor, banner)
  if (!fields) notFound()
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading back={{ path: '/admin/banners', label: 'Banners' }}>
        {isNew ? 'Novo banner' : 'Editar banner'}
      </ScreenHeading>
      <BannerForm id={isNew ? null : banner} fields={fields} create={createBannerAction} change={changeBannerAction} />
    </div>
  )
}
