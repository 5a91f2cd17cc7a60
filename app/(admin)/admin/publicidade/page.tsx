import type { Metadata } from 'next'
import { AdvertisingForm } from '#components/ads/advertising-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { saveAdvertisingAction } from '#server/ads/actions.ts'
import { findAdvertising } from '#server/ads/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Publicidade' }

/** The settings of the advertising network and ads.txt. */
export default async function AdvertisingPage() {
  const { actor } = await enter('/admin/publicidade')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading>Publicidade</ScreenHeading>
      <Section
        title="Rede de anúncios"
        intro="Os anúncios da rede só aparecem para os leitores que os permitiram. Os demais veem os banners da casa, e os assinantes não veem anúncio nenhum."
      >
        <AdvertisingForm fields={await findAdvertising(actor)} save={saveAdvertisingAction} />
      </Section>
    </div>
  )
}
