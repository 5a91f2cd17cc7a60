'use client'

import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { withProof } from '../proof/with-proof.ts'

/** Removes the phone, after a confirmation and a proof of identity. */
export const RemovePhone = ({ remove }: { remove: Act<Record<string, never>> }) => (
  <ConfirmActButton
    act={withProof(remove)}
    input={{}}
    text="Remover"
    busyText="Removendo..."
    label="Remover o telefone"
    title="Remover o telefone?"
    question="Você não entrará mais com ele nem receberá códigos por SMS."
    success="Telefone removido."
    failure="Não foi possível remover o telefone."
    quiet
  />
)
