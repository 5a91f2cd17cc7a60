'use client'

import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

/** Ends all sessions of the person, this one too, and leaves the screen. */
export function EndEverywhere({ endAll }: { endAll: Act<Record<string, never>> }) {
  return (
    <ConfirmActButton
      act={endAll}
      input={{}}
      text="Sair de todos"
      busyText="Saindo..."
      label="Sair de todos os aparelhos, deste também"
      title="Sair de todos os aparelhos?"
      question="Você sai também deste navegador e terá de entrar de novo em todos."
      success="Você saiu da conta em todos os aparelhos."
      failure="Não foi possível encerrar as sessões."
      onDone={() => location.assign('/')}
    />
  )
}
