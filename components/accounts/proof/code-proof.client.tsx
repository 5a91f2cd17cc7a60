'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { TypedCode } from '#lib/schemas/account.ts'
import { CodeForm } from '../codes/code-form.client.tsx'

interface CodeProofProps {
  email: string
  request: Act<Record<string, never>>
  prove: Act<TypedCode>
  onProved: () => void
}

/** Proves by a code from the account's mail who the person at the screen is. */
export function CodeProof({ email, request, prove, onProved }: CodeProofProps) {
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const failure = 'Não foi possível enviar o código.'
    if (await doneOf(request({}), { setError: () => {}, failure })) setSent(true)
    setBusy(false)
  }

  if (!sent)
    return (
      <Button type="button" size="3" variant="soft" disabled={busy} aria-busy={busy} onClick={send}>
        Receber um código por e-mail
      </Button>
    )
  return (
    <CodeForm
      kind="sent"
      hint={`Enviado para ${email}. Veja também a caixa de spam.`}
      text="Confirmar código"
      busyText="Confirmando..."
      failure="Não foi possível confirmar."
      take={prove}
      onTaken={onProved}
    />
  )
}
