'use client'

import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface WithdrawButtonProps {
  id: string
  title: string
  withdraw: Act<{ id: string }>
}

/** Takes a correction back, after a question. */
export function WithdrawButton({ id, title, withdraw }: WithdrawButtonProps) {
  const { busy, run } = useAct(withdraw, 'Correção retirada.', 'Não foi possível retirar a correção.')
  return (
    <ConfirmButton
      text="Retirar"
      busyText="Retirando..."
      label={`Retirar a correção de ${title}`}
      title="Retirar correção"
      question="Os leitores deixam de ver esta correção. O registro dela continua aqui."
      busy={busy}
      run={() => run({ id })}
    />
  )
}
