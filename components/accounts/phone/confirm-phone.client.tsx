'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { codeDigits } from '#lib/accounts/codes.ts'
import type { Act } from '#lib/outcome.ts'
import type { PhoneFields, TypedCode } from '#lib/schemas/account.ts'
import { CodeForm } from '../codes/code-form.client.tsx'
import { withProof } from '../proof/with-proof.ts'
import { PhoneForm } from './phone-form.client.tsx'

interface ConfirmPhoneProps {
  request: Act<PhoneFields>
  confirm: Act<TypedCode>
  /** Whether the new phone replaces one. */
  isChange: boolean
}

/** Sends a code to a phone, then takes it. */
export function ConfirmPhone({ request, confirm, isChange }: ConfirmPhoneProps) {
  const router = useRouter()
  const [sent, setSent] = useState(false)
  if (!sent) {
    const label = isChange ? 'Trocar o telefone' : 'Receber um código'
    return <PhoneForm label={label} request={withProof(request)} onSent={() => setSent(true)} inSection />
  }

  function confirmed() {
    toast.success('Telefone confirmado.')
    setSent(false)
    router.refresh()
  }

  return (
    <CodeForm
      kind="sent"
      hint={`Enviamos ${codeDigits} números por SMS. Valem 10 minutos.`}
      text="Confirmar"
      busyText="Confirmando..."
      failure="Não foi possível confirmar o telefone."
      take={withProof(confirm)}
      onTaken={confirmed}
    />
  )
}
