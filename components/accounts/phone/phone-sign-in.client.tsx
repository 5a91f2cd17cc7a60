'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { send } from '../codes/ask-for-mail.ts'
import { CodeForm } from '../codes/code-form.client.tsx'
import { PhoneForm } from './phone-form.client.tsx'

/** Signs in with a code by message: asks for the phone, then for the code. `next` is the address to open afterwards. */
export function PhoneSignIn({ next }: { next: string }) {
  const [sent, setSent] = useState(false)
  if (!sent)
    return (
      <PhoneForm
        label="Receber um código"
        request={fields => send('/api/auth/telefone', fields)}
        onSent={() => setSent(true)}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        Se houver uma conta com este telefone, enviamos um código de 6 números. Ele vale 10 minutos, neste navegador.
      </p>
      <CodeForm
        hint="A mensagem pode levar um minuto."
        label="Entrar"
        busyText="Entrando..."
        failure="Erro ao fazer login"
        take={code => send('/api/auth/telefone/codigo', code)}
        onTaken={() => location.assign(next)}
      />
      <Button type="button" variant="ghost" onClick={() => setSent(false)}>
        Pedir outro código
      </Button>
    </div>
  )
}
