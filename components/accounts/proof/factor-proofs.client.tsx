'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Act } from '#lib/outcome.ts'
import type { CodeInput, KeyAnswer } from '#lib/schemas/factors.ts'
import type { Challenge } from '#server/accounts/factors/answers.ts'
import { CodeForm } from '../codes/code-form.client.tsx'
import { KeyButton } from '../factors/key-button.client.tsx'

const failure = 'Não foi possível confirmar que é você.'

interface AppProofProps {
  prove: Act<CodeInput>
  onProved: () => void
}

/** Proves by a code of an app who the person at the screen is. */
export function AppProof({ prove, onProved }: AppProofProps) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button type="button" size="3" variant="soft" onClick={() => setOpen(true)}>
        Usar o aplicativo de códigos
      </Button>
    )
  return (
    <CodeForm
      kind="app"
      text="Confirmar código"
      busyText="Confirmando..."
      failure={failure}
      take={prove}
      onTaken={onProved}
    />
  )
}

interface KeyProofProps {
  challenge: Act<Record<string, never>, Challenge>
  prove: Act<KeyAnswer>
  onProved: () => void
}

/** Proves by a security key or a passkey who the person at the screen is. */
export const KeyProof = ({ challenge, prove, onProved }: KeyProofProps) => (
  <KeyButton
    text="Usar uma chave"
    busyText="Esperando a chave..."
    failure={failure}
    challenge={() => challenge({})}
    take={prove}
    onTaken={onProved}
  />
)
