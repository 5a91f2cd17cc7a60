import { Callout } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { ProviderSection } from '#components/subscriptions/providers/provider-section.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
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
          {provider.name === 'stripe' && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ActButton
                act={preparePricesAction}
                input={{}}
                success="Os preços estão no Stripe."
                failure="Não foi possível preparar os preços."
                busyText="Preparando..."
              >
                Preparar preços no Stripe
              </ActButton>
              <p className="text-sm text-soft">
                Cria o produto e o preço de cada plano à venda. O que já existe fica como está.
              </p>
            </div>
          )}
        </ProviderSection>
      ))}
    </div>
  )
}
