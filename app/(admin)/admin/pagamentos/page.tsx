import { Callout } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { PreparePrices } from '#components/payments/prepare-prices.tsx'
import { ProviderSection } from '#components/payments/provider-section.tsx'
import { demonstrationWords } from '#lib/subscriptions/trial.ts'
import { offered } from '#server/subscriptions/checkout/queries.ts'
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
  const [providers, { demonstration }] = await Promise.all([findProviderSetUps(actor), offered()])
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/pricing', label: 'Ver os planos' }}>Pagamentos</ScreenHeading>
      {demonstration && (
        <Callout.Root color="amber" role="note">
          <Callout.Text>
            {demonstrationWords} Enquanto não há chaves, telas de mentira fazem as vezes do Stripe e do Mercado Pago.
            Com a primeira chave guardada aqui elas saem do ar, e o que se assinou nelas termina.
          </Callout.Text>
        </Callout.Root>
      )}
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
