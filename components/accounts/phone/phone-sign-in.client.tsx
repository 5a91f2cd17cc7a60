'use client'

import { useState } from 'react'
import { codeDigits } from '#lib/accounts/codes.ts'
import { askServer } from '../ask-server.ts'
import { EntryCode } from '../codes/entry-code.client.tsx'
import { PhoneForm } from './phone-form.client.tsx'

/** Signs in with a code by message: asks for the phone, then for the code. `next` is the address to open afterwards. */
export function PhoneSignIn({ next }: { next: string }) {
  const [sent, setSent] = useState(false)
  if (!sent)
    return (
      <PhoneForm
        label="Receber um código"
        request={fields => askServer('/api/auth/telefone', fields)}
        onSent={() => setSent(true)}
      />
    )
  return (
    <EntryCode
      sentence={`Se houver uma conta com este telefone, enviamos um código de ${codeDigits} números. Ele vale 10 minutos, neste navegador.`}
      hint="A mensagem pode levar um minuto."
      path="/api/auth/telefone/codigo"
      next={next}
      onAgain={() => setSent(false)}
    />
  )
}
