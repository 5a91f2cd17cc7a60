import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PhoneFields, TypedCode } from '#lib/schemas/account.ts'
import { ConfirmPhone } from './confirm-phone.client.tsx'
import { RemovePhone } from './remove-phone.client.tsx'

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
        <RemovePhone remove={remove} />
      </div>
    )}
    <ConfirmPhone request={request} confirm={confirm} isChange={phone !== null} />
  </Section>
)
