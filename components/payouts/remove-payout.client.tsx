'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

/** Removes the payout account, after a confirmation and a proof of identity. */
export const RemovePayout = ({ remove }: { remove: Act<Record<string, never>> }) => (
  <ConfirmActButton
    act={withProof(remove)}
    input={{}}
    text="Remover"
    busyText="Removendo..."
    label="Remover a conta de recebimento"
    title="Remover a conta de recebimento?"
    question="O jornal não terá para onde pagar a sua parte da receita até você informar outra."
    success="Conta de recebimento removida."
    failure="Não foi possível remover a conta de recebimento."
    quiet
  />
)
