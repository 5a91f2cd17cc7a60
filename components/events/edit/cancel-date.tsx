import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { EventActions } from '../event-actions.ts'

interface CancelDateProps {
  target: { id: string; version: number; occurrenceId: string }
  when: string
  cancelled: boolean
  cancel: EventActions['cancelDate']
}

/** Cancels one date, or restores it. */
export const CancelDate = ({ target, when, cancelled, cancel }: CancelDateProps) =>
  cancelled ? (
    <ActButton
      act={cancel}
      input={{ ...target, cancelled: false }}
      success="Data restaurada."
      failure="Não foi possível restaurar a data."
      color="gray"
      aria-label={`Restaurar: ${when}`}
    >
      Restaurar
    </ActButton>
  ) : (
    <ConfirmActButton
      act={cancel}
      input={{ ...target, cancelled: true }}
      success="Data cancelada."
      failure="Não foi possível cancelar a data."
      text="Cancelar data"
      busyText="Cancelando..."
      label={`Cancelar data: ${when}`}
      title="Cancelar esta data"
      question={`Os leitores continuam vendo esta data, marcada como cancelada: ${when}. As outras ficam como estão.`}
    />
  )
