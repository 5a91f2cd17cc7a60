import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ShownComment } from './comment-view.tsx'

interface RemoveCommentProps {
  comment: Pick<ShownComment, 'id' | 'author'>
  remove: Act<{ id: string }>
  /** Called after the removal. */
  onDone?: () => void
}

/** Removes a comment after a confirmation. */
export const RemoveComment = ({ comment: { id, author }, remove, onDone }: RemoveCommentProps) => (
  <ConfirmActButton
    act={remove}
    input={{ id }}
    success="Comentário removido."
    failure="Não foi possível remover o comentário."
    text="Remover"
    busyText="Removendo..."
    label={`Remover o comentário de ${author || 'Desconhecido'}`}
    title="Remover comentário"
    question="O texto some para todos e fica a marca “removido”."
    quiet
    onDone={onDone}
  />
)
