import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { RestoreVersionInput } from '#lib/schemas/articles/version.ts'

export interface RestoreVersionProps extends RestoreVersionInput {
  restore: Act<RestoreVersionInput, { version: number }>
}

/** Restores an older text as a new version, after a confirmation. */
export const RestoreVersion = ({ id, version, number, restore }: RestoreVersionProps) => (
  <ConfirmActButton
    act={restore}
    input={{ id, version, number }}
    success={`Versão ${number} restaurada como versão ${version + 1}.`}
    failure="Não foi possível restaurar a versão."
    text="Restaurar"
    busyText="Restaurando..."
    label={`Restaurar a versão ${number}`}
    title={`Restaurar a versão ${number}`}
    question="O título, o resumo e o texto voltam a ser os desta versão, como uma versão nova. As outras continuam no histórico."
    color="gray"
  />
)
