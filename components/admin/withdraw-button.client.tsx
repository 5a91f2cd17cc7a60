'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface WithdrawButtonProps {
  id: string
  title: string
  withdraw: Act<{ id: string }>
}

/** Takes a correction back, after a question. */
export function WithdrawButton({ id, title, withdraw }: WithdrawButtonProps) {
  const [open, setOpen] = useState(false)
  const { busy, run } = useAct(withdraw, 'Correção retirada.', 'Não foi possível retirar a correção.')
  const confirm = async () => {
    if (await run({ id })) setOpen(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button type="button" variant="soft" color="red" aria-label={`Retirar a correção de ${title}`}>
          Retirar
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="28rem">
        <AlertDialog.Title>Retirar correção</AlertDialog.Title>
        <AlertDialog.Description>
          Os leitores deixam de ver esta correção. O registro dela continua aqui.
        </AlertDialog.Description>
        <div className="mt-5 flex justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color="red" disabled={busy} onClick={confirm}>
            {busy ? 'Retirando...' : 'Retirar'}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
