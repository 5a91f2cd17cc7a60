'use client'

import { Button, Dialog } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import type { Act } from '#lib/outcome.ts'
import type { ProofByPassword, TypedCode } from '#lib/schemas/account.ts'
import type { CodeInput, KeyAnswer } from '#lib/schemas/factors.ts'
import type { Challenge } from '#server/accounts/factors/answers.ts'
import type { ProofWays } from '#server/accounts/proof/queries.ts'
import { setAsk } from './with-proof.ts'

// Every staff screen has the dialog, and few open it: its forms load when it does.
const CodeProof = dynamic(() => import('./code-proof.client.tsx').then(part => part.CodeProof))
const KeyProof = dynamic(() => import('./factor-proofs.client.tsx').then(part => part.KeyProof))
const AppProof = dynamic(() => import('./factor-proofs.client.tsx').then(part => part.AppProof))
const PasswordProof = dynamic(() => import('./password-proof.client.tsx').then(part => part.PasswordProof))

interface ProofDialogProps {
  findWays: Act<Record<string, never>, ProofWays>
  byPassword: Act<ProofByPassword>
  requestCode: Act<Record<string, never>>
  byCode: Act<TypedCode>
  byApp: Act<CodeInput>
  challenge: Act<Record<string, never>, Challenge>
  byKey: Act<KeyAnswer>
}

/** Asks the signed-in person to prove who they are before a sensitive act. The staff frame mounts it once; `withProof` opens it. */
export function ProofDialog({ findWays, byPassword, requestCode, byCode, byApp, challenge, byKey }: ProofDialogProps) {
  const [ways, setWays] = useState<ProofWays | null>(null)
  const answer = useRef<(proved: boolean) => void>(() => {})

  useEffect(
    () =>
      setAsk(async () => {
        const outcome = await findWays({}).catch(() => null)
        if (!outcome?.data) return false
        setWays(outcome.data)
        return new Promise(resolve => {
          answer.current = resolve
        })
      }),
    [findWays],
  )

  function close(proved: boolean) {
    setWays(null)
    answer.current(proved)
  }

  return (
    <Dialog.Root open={ways !== null} onOpenChange={open => open || close(false)}>
      <Dialog.Content maxWidth="26rem">
        <Dialog.Title size="4">Confirme que é você</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          O que você vai mudar é importante. A confirmação vale por dez minutos.
        </Dialog.Description>
        <div className="flex flex-col gap-4">
          {ways?.password && <PasswordProof prove={byPassword} onProved={() => close(true)} />}
          {ways?.key && <KeyProof challenge={challenge} prove={byKey} onProved={() => close(true)} />}
          {ways?.app && <AppProof prove={byApp} onProved={() => close(true)} />}
          {ways?.mail && (
            <CodeProof email={ways.email} request={requestCode} prove={byCode} onProved={() => close(true)} />
          )}
        </div>
        <div className="mt-3 flex justify-end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Cancelar
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
