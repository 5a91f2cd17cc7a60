import { SubmitButton } from './submit-button.client.tsx'

/** The foot of a form with a save button only. */
export const SaveRow = ({ busy }: { busy: boolean }) => (
  <div className="flex justify-end">
    <SubmitButton busy={busy} busyText="Salvando...">
      Salvar
    </SubmitButton>
  </div>
)
