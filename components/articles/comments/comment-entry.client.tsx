'use client'

import { Badge, Button } from '@radix-ui/themes'
import { CommentView } from '#components/comments/comment-view.tsx'
import { RemoveComment } from '#components/comments/remove-comment.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import type { ArticleComment } from '#server/comments/queries.ts'
import { showPassage } from './passage.ts'

interface CommentEntryProps {
  comment: ArticleComment
  actions: { remove: Act<{ id: string }>; resolve: Act<ResolveCommentInput> }
  onChanged: () => void
}

/** One comment on an article, with its passage and whether it is resolved. */
export function CommentEntry({ comment, actions, onChanged }: CommentEntryProps) {
  const { id, text, anchor, resolved, removable } = comment
  const { busy, run } = useAct(
    actions.resolve,
    resolved ? 'Comentário reaberto.' : 'Comentário resolvido.',
    'Não foi possível mudar o comentário.',
  )
  const settle = async () => {
    if (await run({ id, resolved: !resolved })) onChanged()
  }
  return (
    <CommentView
      comment={comment}
      before={anchor && <Passage anchor={anchor} />}
      tools={
        (text !== null || removable) && (
          <>
            {text !== null && resolved && <Badge color="green">Resolvido{resolved.by && ` por ${resolved.by}`}</Badge>}
            {text !== null && (
              <Button
                type="button"
                variant="ghost"
                color="gray"
                className="quiet-button"
                disabled={busy}
                onClick={settle}
              >
                {resolved ? 'Reabrir' : 'Resolver'}
              </Button>
            )}
            {removable && <RemoveComment comment={comment} remove={actions.remove} onDone={onChanged} />}
          </>
        )
      }
    />
  )
}

function Passage({ anchor }: { anchor: NonNullable<ArticleComment['anchor']> }) {
  const show = () => {
    if (!showPassage(anchor)) sayFailure('Trecho não encontrado', 'O texto nesta tela já não tem este trecho.')
  }
  return (
    <div className="my-1 flex flex-wrap items-center gap-2 bg-sunken px-2 py-1">
      <blockquote className="min-w-0 flex-1 basis-40 text-sm text-soft wrap-anywhere">“{anchor.quote}”</blockquote>
      {anchor.stands ? (
        <Button type="button" variant="soft" color="gray" size="1" onClick={show}>
          Mostrar no texto
        </Button>
      ) : (
        <Badge color="amber">o trecho mudou</Badge>
      )}
    </div>
  )
}
