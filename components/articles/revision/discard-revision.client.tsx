'use client'

import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

export interface DiscardRevisionProps {
  /** The revision's. */
  id: string
  discard: Act<{ id: string }>
}

/** Takes an author's revision back for good, after a question. */
export function DiscardRevision({ id, discard }: DiscardRevisionProps) {
  const { busy, run } = useAct(discard, 'Atualização descartada.', 'Não foi possível descartar a atualização.')
  return (
    <ConfirmButton
      text="Descartar atualização"
      busyText="Descartando..."
      label="Descartar atualização"
      title="Descartar atualização"
      question="O que você mudou se perde, e o texto publicado continua como está. Esta ação não pode ser desfeita."
      busy={busy}
      run={() => run({ id })}
    />
  )
}
