import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PhoneFields, TypedCode } from '#lib/schemas/account.ts'
import { ProvedActButton } from '../proof/proved-act-button.client.tsx'
import { ConfirmPhone } from './confirm-phone.client.tsx'

interface PhoneSectionProps {
  /** The end of the confirmed number; null without one. */
  phone: string | null
  request: Act<PhoneFields>
  confirm: Act<TypedCode>
  remove: Act<Record<string, never>>
}

/** The phone by which a person signs in and receives codes. */
export const PhoneSection = ({ phone, request, confirm, remove }: PhoneSectionProps) => (
  <Section title="Telefone" intro="Com ele você entra por senha ou por um código enviado por SMS.">
    {phone && (
      <div className="mb-4 flex items-center justify-between gap-4">
        <p>
          Confirmado: <span className="font-medium">{phone}</span>
        </p>
        <ProvedActButton
          act={remove}
          input={{}}
          text="Remover"
          busyText="Removendo..."
          label="Remover o telefone"
          title="Remover o telefone?"
          question="Você não entrará mais com ele nem receberá códigos por SMS."
          success="Telefone removido."
          failure="Não foi possível remover o telefone."
          quiet
        />
      </div>
    )}
    <ConfirmPhone request={request} confirm={confirm} isChange={phone !== null} />
  </Section>
)
