'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CloseMonthInput } from '#lib/schemas/shares/share.ts'

interface CloseMonthProps {
  input: CloseMonthInput
  /** The month in words. */
  name: string
  close: Act<CloseMonthInput>
}

/** Closes a previewed month, after a question that names the consequences. */
export const CloseMonth = ({ input, name, close }: CloseMonthProps) => (
  <ConfirmActButton
    act={withProof(close)}
    input={input}
    success="Mês fechado. Os autores já veem os seus repasses."
    failure="Não foi possível fechar o mês."
    text="Fechar o mês"
    busyText="Fechando..."
    label={`Fechar o mês de ${name}`}
    title={`Fechar ${name}?`}
    question="O fechamento não pode ser desfeito nem reaberto. O que estiver errado se corrige depois, por um acerto no mês seguinte."
  />
)
