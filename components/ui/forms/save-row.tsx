import { SubmitButton } from './submit-button.client.tsx'

/** The foot of a form whose only button saves it. */
export const SaveRow = ({ busy }: { busy: boolean }) => (
  <div className="flex justify-end">
    <SubmitButton busy={busy} busyText="Salvando...">
      Salvar
    </SubmitButton>
  </div>
)
