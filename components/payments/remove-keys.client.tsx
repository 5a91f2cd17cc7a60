'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PaymentProviderInput } from '#lib/schemas/payment-keys.ts'
import { providerLabels } from '#lib/subscriptions/plans.ts'

interface RemoveKeysProps {
  provider: PaymentProviderInput['provider']
  remove: Act<PaymentProviderInput>
}

/** Deletes the stored keys of a provider, after a question that says what follows. */
export const RemoveKeys = ({ provider, remove }: RemoveKeysProps) => (
  <ConfirmActButton
    act={withProof(remove)}
    input={{ provider }}
    success="Chaves apagadas."
    failure="Não foi possível apagar as chaves."
    text="Apagar as chaves"
    busyText="Apagando..."
    label={`Apagar as chaves de ${providerLabels[provider]}`}
    title={`Apagar as chaves de ${providerLabels[provider]}?`}
    question="Ninguém mais consegue assinar por este serviço, e o jornal deixa de saber de pagamentos e cancelamentos feitos nele. Quem já assinou continua sendo cobrado pelo serviço."
  />
)
