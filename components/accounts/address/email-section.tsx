import { Callout } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AddressFields } from '#lib/schemas/account.ts'
import type { OpenChange } from '#server/accounts/address/queries.ts'
import { AddressState } from './address-state.tsx'
import { EmailForm } from './email-form.client.tsx'

interface EmailSectionProps {
  email: string
  isConfirmed: boolean
  /** The change that waits for its confirmations; null without one. */
  change: OpenChange | null
  request: Act<AddressFields>
  cancel: Act<Record<string, never>>
  confirm: Act<Record<string, never>>
}

/** The address of one's own account, and its change, which both addresses confirm. */
export const EmailSection = ({ email, isConfirmed, change, request, cancel, confirm }: EmailSectionProps) => (
  <Section title="E-mail" intro="A mudança vale depois que o endereço antigo e o novo confirmarem.">
    <div className="flex flex-col gap-4">
      <AddressState email={email} isConfirmed={isConfirmed} confirm={confirm} />
      {change && (
        <Callout.Root color="amber" role="status">
          <Callout.Text className="wrap-anywhere">
            Mudança para {change.newEmail}: falta confirmar {missing(change)}.
          </Callout.Text>
          <div>
            <ActButton
              act={cancel}
              input={{}}
              success="Mudança cancelada."
              failure="Não foi possível cancelar a mudança."
              color="gray"
            >
              Cancelar a mudança
            </ActButton>
          </div>
        </Callout.Root>
      )}
      <EmailForm request={request} />
    </div>
  </Section>
)

function missing({ oldConfirmed, newConfirmed }: OpenChange): string {
  if (oldConfirmed) return 'pelo link enviado ao novo endereço'
  return newConfirmed ? 'pelo link enviado ao endereço atual' : 'pelos links enviados aos dois endereços'
}
