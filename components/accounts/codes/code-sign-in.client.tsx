'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { enterByCode } from './ask-for-mail.ts'
import { CodeForm } from './code-form.client.tsx'
import { MailForm } from './mail-form.client.tsx'

interface CodeSignInProps {
  email: string
  /** The address to open after signing in. */
  next: string
}

/** Signs in with a code by mail: asks for the address, then for the code (ACC-10). */
export function CodeSignIn({ email, next }: CodeSignInProps) {
  const [sent, setSent] = useState(false)
  if (!sent)
    return <MailForm mail="codigo" email={email} label="Receber um código" sent="" onSent={() => setSent(true)} />
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        Se houver uma conta com este e-mail, enviamos um código de 6 números. Ele vale 10 minutos, neste navegador.
      </p>
      <CodeForm
        hint="Veja também a caixa de spam."
        label="Entrar"
        busyText="Entrando..."
        failure="Erro ao fazer login"
        take={({ code }) => enterByCode(code)}
        onTaken={() => location.assign(next)}
      />
      <Button type="button" variant="ghost" onClick={() => setSent(false)}>
        Pedir outro código
      </Button>
    </div>
  )
}
