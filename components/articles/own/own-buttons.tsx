import { ArchiveRestore, Trash2 } from 'lucide-react'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'

export interface OwnActs {
  remove: Act<{ id: string }>
  restore: Act<{ id: string }>
}

interface RemoveButtonProps {
  id: string
  title: string
  remove: OwnActs['remove']
}

/** Moves an article to the trash after a confirmation. */
export const RemoveButton = ({ id, title, remove }: RemoveButtonProps) => (
  <ConfirmActButton
    act={remove}
    input={{ id }}
    success="Artigo excluído com sucesso."
    failure="Não foi possível excluir o artigo."
    text="Excluir"
    busyText="Excluindo..."
    icon={<Trash2 aria-hidden size={16} />}
    label={`Excluir ${title}`}
    title="Excluir artigo"
    question={
      <>
        Tem certeza que deseja excluir este artigo? Esta ação não pode ser desfeita.
        <span className="mt-2 block text-soft">
          O artigo fica {limits.trashDays} dias na lixeira, de onde um editor ainda pode restaurá-lo como rascunho.
        </span>
      </>
    }
  />
)

interface RestoreButtonProps {
  id: string
  title: string
  restore: OwnActs['restore']
}

/** Restores an article from the trash as a draft. */
export const RestoreButton = ({ id, title, restore }: RestoreButtonProps) => (
  <ActButton
    act={restore}
    input={{ id }}
    success="Artigo restaurado como rascunho."
    failure="Não foi possível restaurar o artigo."
    busyText="Restaurando..."
    icon={<ArchiveRestore aria-hidden size={16} />}
    aria-label={`Restaurar ${title}`}
  >
    Restaurar
  </ActButton>
)
