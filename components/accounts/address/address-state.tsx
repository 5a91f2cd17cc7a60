import { Badge } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface AddressStateProps {
  email: string
  isConfirmed: boolean
  /** Sends the link that confirms it. */
  confirm: Act<Record<string, never>>
}

/** The account's address and whether it is confirmed, or the way to confirm it. */
export const AddressState = ({ email, isConfirmed, confirm }: AddressStateProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <span className="break-all">{email}</span>
    <Badge color={isConfirmed ? 'green' : 'amber'}>{isConfirmed ? 'confirmado' : 'não confirmado'}</Badge>
    {!isConfirmed && (
      <ActButton
        act={confirm}
        input={{}}
        success="Enviamos um link ao seu e-mail."
        failure="Não foi possível enviar o e-mail."
        busyText="Enviando..."
        size="1"
      >
        Confirmar e-mail
      </ActButton>
    )}
  </div>
)
