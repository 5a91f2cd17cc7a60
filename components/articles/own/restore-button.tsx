import { ArchiveRestore } from 'lucide-react'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface RestoreButtonProps {
  id: string
  title: string
  restore: Act<{ id: string }>
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
