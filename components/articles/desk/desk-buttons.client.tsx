'use client'

import { Button } from '@radix-ui/themes'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
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
  const { busy, run } = useAct(remove, 'Artigo excluído com sucesso.', 'Não foi possível excluir o artigo.')
  return (
    <ConfirmButton
      text="Excluir"
      busyText="Excluindo..."
      icon={<Trash2 aria-hidden size={16} />}
      label={`Excluir ${title}`}
      title="Excluir artigo"
      question={
        <>
          Tem certeza que deseja excluir este artigo? Esta ação não pode ser desfeita.
          <span className="mt-2 block text-soft">
            O artigo fica {limits.trashDays} dias na lixeira, de onde um editor ainda pode restaurá-lo.
          </span>
        </>
      }
      busy={busy}
      run={() => run({ id })}
    />
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
