'use client'

import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { withProof } from '../proof/with-proof.ts'

interface UnlinkButtonProps {
  id: string
  name: string
  unlink: Act<{ id: string }>
}

/** Unlinks an identity, after a confirmation and a proof of identity. */
export const UnlinkButton = ({ id, name, unlink }: UnlinkButtonProps) => (
  <ConfirmActButton
    act={withProof(unlink)}
    input={{ id }}
    text="Desligar"
    busyText="Desligando..."
    label={`Desligar ${name}`}
    title={`Desligar ${name}?`}
    question="Você não entrará mais na sua conta por aqui. Na outra conta nada muda."
    success={`${name}: desligado.`}
    failure="Não foi possível desligar."
    quiet
  />
)
