'use client'

import { Button, Code } from '@radix-ui/themes'
import { useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { QrCode } from '#components/ui/qr-code.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ConfirmTotpInput } from '#lib/schemas/factors.ts'
import type { BegunTotp } from '#server/accounts/factors/commands/begin-totp.ts'
import { CodeForm } from '../codes/code-form.client.tsx'
import { withProof } from '../proof/with-proof.ts'

export interface EnrolAppActs {
  begin: Act<Record<string, never>, BegunTotp>
  confirm: Act<ConfirmTotpInput, string[] | null>
}

interface EnrolAppProps extends EnrolAppActs {
  /** Called with the recovery codes of a first factor, otherwise with null. */
  onEnrolled: (codes: string[] | null) => void
}

const failure = 'Não foi possível cadastrar o aplicativo.'

/** Enrols an app for codes: shows its QR code and key, and takes its first code. */
export function EnrolApp({ begin, confirm, onEnrolled }: EnrolAppProps) {
  const [begun, setBegun] = useState<BegunTotp | null>(null)
  const [busy, setBusy] = useState(false)

  async function start() {
    setBusy(true)
    const outcome = await doneOf(withProof(begin)({}), { setError: () => {}, failure })
    setBegun(outcome?.data ?? null)
    setBusy(false)
  }

  if (!begun)
    return (
      <div>
        <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={start}>
          Adicionar aplicativo de códigos
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-4 border-l-4 border-rule pl-4">
      <ol className="list-decimal space-y-2 pl-5 text-sm">
        <li>Abra um aplicativo de códigos no celular, como o Google Authenticator, o 2FAS ou o Aegis.</li>
        <li>Leia o código QR, ou digite a chave.</li>
        <li>Digite aqui os 6 números que o aplicativo mostrar.</li>
      </ol>
      <QrCode path={begun.path} size={begun.size} label="Código QR para o aplicativo" />
      <p className="text-sm">
        Chave: <Code className="break-all">{begun.key}</Code>
      </p>
      <CodeForm
        kind="app"
        focused={false}
        text="Confirmar aplicativo"
        busyText="Confirmando..."
        failure={failure}
        take={({ code }) => withProof(confirm)({ id: begun.id, code })}
        onTaken={codes => {
          setBegun(null)
          onEnrolled(codes ?? null)
        }}
      />
      <div>
        <Button type="button" variant="ghost" color="gray" onClick={() => setBegun(null)}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}
