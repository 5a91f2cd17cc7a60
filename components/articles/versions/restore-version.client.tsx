'use client'

import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { RestoreVersionInput } from '#lib/schemas/articles/version.ts'

export interface RestoreVersionProps extends RestoreVersionInput {
  restore: Act<RestoreVersionInput, { version: number }>
}

/** Brings an older text back as a new version, after a question. */
export function RestoreVersion({ id, version, number, restore }: RestoreVersionProps) {
  const { busy, run } = useAct(
    restore,
    `Versão ${number} restaurada como versão ${version + 1}.`,
    'Não foi possível restaurar a versão.',
  )
  return (
    <ConfirmButton
      text="Restaurar"
      busyText="Restaurando..."
      label={`Restaurar a versão ${number}`}
      title={`Restaurar a versão ${number}`}
      question="O título, o resumo e o texto voltam a ser os desta versão, como uma versão nova. As outras continuam no histórico."
      color="gray"
      busy={busy}
      run={() => run({ id, version, number })}
    />
  )
}
