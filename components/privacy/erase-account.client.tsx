'use client'

import { Button, Dialog, RadioGroup } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { sayError, sayFailure } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { ErasureRequest } from '#lib/schemas/privacy.ts'

interface EraseAccountProps {
  request: Act<ErasureRequest>
  /** Whether readers see the person's name under an article. */
  signs: boolean
}

/** Asks for the erasure of the account: what happens, the choice about the byline, and a proof of identity. */
export function EraseAccount({ request, signs }: EraseAccountProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [byline, setByline] = useState('keep')

  async function erase() {
    setBusy(true)
    // The dialog that asks for the proof lies over nothing else.
    setOpen(false)
    const outcome = await withProof(request)({ keepsByline: byline === 'keep' }).catch(() => null)
    setBusy(false)
    if (!outcome) return sayFailure('Não foi possível pedir a exclusão.')
    if (outcome.serverError) return sayError(outcome.serverError, 'Não foi possível pedir a exclusão.')
    location.assign('/')
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="outline" color="red" disabled={busy}>
          {busy ? 'Pedindo...' : 'Excluir a minha conta'}
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="32rem">
        <Dialog.Title>Excluir a conta?</Dialog.Title>
        <Dialog.Description size="2">
          Você sai de todos os aparelhos agora. Em 14 dias a conta é apagada; até lá, basta entrar e cancelar.
        </Dialog.Description>
        {signs && (
          <RadioGroup.Root
            value={byline}
            onValueChange={setByline}
            name="byline"
            className="mt-4"
            aria-label="Assinatura dos seus artigos"
          >
            <RadioGroup.Item value="keep">Meus artigos publicados continuam com o meu nome</RadioGroup.Item>
            <RadioGroup.Item value="lose">Meus artigos ficam como “Autor Anônimo”</RadioGroup.Item>
          </RadioGroup.Root>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <DialogCancel text="Voltar" />
          <Button color="red" onClick={erase}>
            Excluir a conta
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
