'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'

export interface DeskActions {
  remove: Act<{ id: string }>
  restore: Act<{ id: string }>
}

interface RemoveButtonProps {
  id: string
  title: string
  remove: DeskActions['remove']
}

/** Into the trash, after a question. */
export function RemoveButton({ id, title, remove }: RemoveButtonProps) {
  const [open, setOpen] = useState(false)
  const { busy, run } = useAct(remove, 'Artigo excluído com sucesso.', 'Não foi possível excluir o artigo.')
  const confirm = async () => {
    if (await run({ id })) setOpen(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button type="button" variant="soft" color="red" aria-label={`Excluir ${title}`}>
          <Trash2 aria-hidden size={16} /> Excluir
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="28rem">
        <AlertDialog.Title>Excluir artigo</AlertDialog.Title>
        <AlertDialog.Description>
          Tem certeza que deseja excluir este artigo? Esta ação não pode ser desfeita.
          <span className="mt-2 block text-soft">
            O artigo fica {limits.trashDays} dias na lixeira, de onde um editor ainda pode restaurá-lo.
          </span>
        </AlertDialog.Description>
        <div className="mt-5 flex justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color="red" disabled={busy} onClick={confirm}>
            {busy ? 'Excluindo...' : 'Excluir'}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

interface RestoreButtonProps {
  id: string
  title: string
  restore: DeskActions['restore']
}

/** Out of the trash, as a draft. */
export function RestoreButton({ id, title, restore }: RestoreButtonProps) {
  const { busy, run } = useAct(restore, 'Artigo restaurado como rascunho.', 'Não foi possível restaurar o artigo.')
  return (
    <Button type="button" variant="soft" disabled={busy} aria-label={`Restaurar ${title}`} onClick={() => run({ id })}>
      <ArchiveRestore aria-hidden size={16} /> {busy ? 'Restaurando...' : 'Restaurar'}
    </Button>
  )
}
