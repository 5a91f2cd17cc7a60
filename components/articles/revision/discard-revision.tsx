import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

export interface DiscardRevisionProps {
  /** The revision's id. */
  id: string
  discard: Act<{ id: string }>
}

/** Deletes an author's revision for good, after a confirmation. */
export const DiscardRevision = ({ id, discard }: DiscardRevisionProps) => (
  <ConfirmActButton
    act={discard}
    input={{ id }}
    success="Atualização descartada."
    failure="Não foi possível descartar a atualização."
    text="Descartar atualização"
    busyText="Descartando..."
    label="Descartar atualização"
    title="Descartar atualização"
    question="As mudanças serão perdidas, e o texto publicado continua como está. Esta ação não pode ser desfeita."
  />
)
