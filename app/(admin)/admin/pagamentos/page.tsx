import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { PreparePrices } from '#components/payments/prepare-prices.tsx'
import { ProviderSection } from '#components/payments/provider-section.tsx'
import {
  preparePricesAction,
  removePaymentKeysAction,
  savePaymentKeysAction,
  testPaymentKeysAction,
} from '#server/subscriptions/providers/actions.ts'
import { findProviderSetUps } from '#server/subscriptions/providers/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Pagamentos' }

/** The payment providers: their keys, their state and what must be entered at them. */
export default async function PaymentsPage() {
  const { actor } = await enter('/admin/pagamentos')
  const providers = await findProviderSetUps(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/pricing', label: 'Ver os planos' }}>Pagamentos</ScreenHeading>
      {providers.map(provider => (
        <ProviderSection
          key={provider.name}
          provider={provider}
          save={savePaymentKeysAction}
          remove={removePaymentKeysAction}
          test={testPaymentKeysAction}
        >
          {provider.name === 'stripe' && <PreparePrices prepare={preparePricesAction} />}
        </ProviderSection>
      ))}
    </div>
  )
}
