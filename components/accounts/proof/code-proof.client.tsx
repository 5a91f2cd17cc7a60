'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { ProofCodeRequest, TypedCode } from '#lib/schemas/account.ts'
import { CodeForm } from '../codes/code-form.client.tsx'

interface CodeProofProps {
  by: ProofCodeRequest['by']
  /** The address, or the end of the phone. */
  to: string
  request: Act<ProofCodeRequest>
  prove: Act<TypedCode>
  onProved: () => void
}

/** Proves by a code from the account's mail or phone who the person at the screen is. */
export function CodeProof({ by, to, request, prove, onProved }: CodeProofProps) {
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const failure = 'Não foi possível enviar o código.'
    if (await doneOf(request({ by }), { setError: () => {}, failure })) setSent(true)
    setBusy(false)
  }

  if (!sent)
    return (
      <Button type="button" size="3" variant="soft" disabled={busy} aria-busy={busy} onClick={send}>
        {by === 'mail' ? 'Receber um código por e-mail' : 'Receber um código por SMS'}
      </Button>
    )
  return (
    <CodeForm
      kind="sent"
      hint={by === 'mail' ? `Enviado para ${to}. Veja também a caixa de spam.` : `Enviado para ${to}.`}
      text="Confirmar código"
      busyText="Confirmando..."
      failure="Não foi possível confirmar que é você."
      take={prove}
      onTaken={onProved}
    />
  )
}
