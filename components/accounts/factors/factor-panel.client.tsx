'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import { withProof } from '../proof/with-proof.ts'
import { EnrolApp, type EnrolAppActs } from './enrol-app.client.tsx'
import { EnrolKey, type EnrolKeyActs } from './enrol-key.client.tsx'
import { RecoveryCodes } from './recovery-codes.client.tsx'

interface FactorPanelProps {
  app: EnrolAppActs
  enrolKey: EnrolKeyActs
  renew: Act<Record<string, never>, string[]>
  /** The number of recovery codes that are left; null without a second factor. */
  codesLeft: number | null
  siteName: string
}

const failure = 'Não foi possível criar os códigos.'

/** Adds second factors, and shows the recovery codes once, when they are made. */
export function FactorPanel({ app, enrolKey, renew, codesLeft, siteName }: FactorPanelProps) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [busy, setBusy] = useState(false)

  function enrolled(made: string[] | null) {
    setCodes(made)
    toast.success('Segundo fator cadastrado.')
    router.refresh()
  }

  async function renewCodes(): Promise<boolean> {
    setBusy(true)
    const made = (await doneOf(withProof(renew)({}), { setError: () => {}, failure }))?.data
    setBusy(false)
    if (made) setCodes(made)
    if (made) router.refresh()
    return made !== undefined
  }

  return (
    <div className="flex flex-col gap-5">
      {codes && <RecoveryCodes codes={codes} siteName={siteName} onKept={() => setCodes(null)} />}
      <EnrolApp {...app} onEnrolled={enrolled} />
      <EnrolKey kind="security_key" {...enrolKey} onEnrolled={enrolled} />
      {codesLeft !== null && !codes && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm">{leftText(codesLeft)}</p>
          <ConfirmButton
            text="Criar novos códigos"
            busyText="Criando..."
            label="Criar novos códigos de recuperação"
            title="Criar novos códigos de recuperação?"
            question="Os códigos que você guardou deixam de valer."
            color="gray"
            busy={busy}
            run={renewCodes}
          />
        </div>
      )}
    </div>
  )
}

const leftText = (left: number): string =>
  left === 0
    ? 'Você não tem mais códigos de recuperação. Crie outros.'
    : `Códigos de recuperação que restam: ${left} de 10.`
