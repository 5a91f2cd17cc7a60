'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { codeDigits } from '#lib/accounts/codes.ts'
import type { TypedCode } from '#lib/schemas/account.ts'
import { askServer } from '../ask-server.ts'
import { PhoneForm } from '../phone/phone-form.client.tsx'
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
    <EntryCode
      sentence={`Se houver uma conta com este e-mail, enviamos um código de ${codeDigits} números. Ele vale 10 minutos, neste navegador.`}
      path="/api/auth/codigo"
      next={next}
      onAgain={() => setSent(false)}
    />
  )
}

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

interface EntryCodeProps {
  /** What holds the code: the same for every address and number. */
  sentence: string
  hint?: string
  /** The handler that takes the code. */
  path: `/api/${string}`
  /** The address to open after signing in. */
  next: string
  onAgain: () => void
}

/** Takes the code that was sent to a visitor who signs in, or goes back to ask for another one. */
const EntryCode = ({ sentence, hint, path, next, onAgain }: EntryCodeProps) => (
  <div className="flex flex-col gap-4">
    <p role="status">{sentence}</p>
    <CodeForm
      kind="sent"
      hint={hint}
      text="Entrar"
      busyText="Entrando..."
      failure="Erro ao fazer login"
      take={(code: TypedCode) => askServer(path, code)}
      onTaken={() => location.assign(next)}
    />
    <Button type="button" variant="ghost" onClick={onAgain}>
      Pedir outro código
    </Button>
  </div>
)
