import { SubmitButton } from './submit-button.client.tsx'

interface SaveRowProps {
  busy: boolean
  /** Names the button on a screen with several forms. */
  label?: string
}

/** The foot of a form with a save button only. */
export const SaveRow = ({ busy, label = 'Salvar' }: SaveRowProps) => (
  <div className="flex justify-end">
    <SubmitButton busy={busy} busyText="Salvando...">
      {label}
    </SubmitButton>
  </div>
)
