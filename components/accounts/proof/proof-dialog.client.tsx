'use client'

import { Dialog } from '@radix-ui/themes'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ProofByPassword, ProofCodeRequest, TypedCode } from '#lib/schemas/account.ts'
import type { CodeInput, KeyAnswer } from '#lib/schemas/factors.ts'
import type { Challenge } from '#server/accounts/factors/answers.ts'
import type { ProofWays } from '#server/accounts/proof/queries.ts'
import { CodeProof } from './code-proof.client.tsx'
import { AppProof, KeyProof } from './factor-proofs.client.tsx'
import { PasswordProof } from './password-proof.client.tsx'

/** The acts behind each way to prove who one is. */
export interface ProofActs {
  byPassword: Act<ProofByPassword>
  requestCode: Act<ProofCodeRequest>
  byCode: Act<TypedCode>
  byApp: Act<CodeInput>
  challenge: Act<Record<string, never>, Challenge>
  byKey: Act<KeyAnswer>
}

interface ProofDialogProps extends ProofActs {
  ways: ProofWays
  onClose: (proved: boolean) => void
}

/** The ways that the signed-in person has to prove who they are. */
export function ProofDialog({ ways, onClose, ...acts }: ProofDialogProps) {
  const onProved = () => onClose(true)
  return (
    <Dialog.Root open onOpenChange={open => open || onClose(false)}>
      <DialogContent maxWidth="26rem">
        <Dialog.Title size="4">Confirme que é você</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          O que você vai mudar é importante. A confirmação vale por dez minutos.
        </Dialog.Description>
        <div className="flex flex-col gap-4">
          {ways.password && <PasswordProof prove={acts.byPassword} onProved={onProved} />}
          {ways.key && <KeyProof challenge={acts.challenge} prove={acts.byKey} onProved={onProved} />}
          {ways.app && <AppProof prove={acts.byApp} onProved={onProved} />}
          {ways.mail && (
            <CodeProof by="mail" to={ways.email} request={acts.requestCode} prove={acts.byCode} onProved={onProved} />
          )}
          {ways.phone && (
            <CodeProof by="phone" to={ways.phone} request={acts.requestCode} prove={acts.byCode} onProved={onProved} />
          )}
        </div>
        <div className="mt-3 flex justify-end">
          <DialogCancel />
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
