'use client'

import { useState } from 'react'
import { CommentForm } from '#components/comments/comment-form.client.tsx'
import { Said } from '#components/comments/said.client.tsx'
import { useNewestInView } from '#components/comments/use-newest-in-view.client.tsx'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { IdeaComment } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from './idea-actions.ts'

interface IdeaCommentsProps {
  userId: string
  ideaId: string
  comments: readonly IdeaComment[]
  comment: IdeaActions['comment']
  remove: IdeaActions['removeComment']
}

/** What the newsroom says to each other about an idea, the oldest first, and a place to say something. */
export function IdeaComments({ userId, ideaId, comments, comment, remove }: IdeaCommentsProps) {
  const [text, setText] = useState('')
  const request = useRequestName()
  const unsent = useUnsent({
    userId,
    subject: `idea-comment:${ideaId}`,
    fields: { text },
    blank: { text: '' },
    request,
    restore: kept => setText(kept.text),
  })
  const { list, onScroll, follow } = useNewestInView(comments.at(-1)?.id)
  const { busy, run } = useAct(comment, 'Comentário adicionado.', 'Não foi possível adicionar o comentário.')
  const say = async () => {
    if (!(await run({ ideaId, requestId: request.of({ text }), comment: text }))) return
    request.done()
    unsent.done()
    follow()
    // What was typed while that was on its way stays.
    setText(now => (now === text ? '' : now))
  }
  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 && <p className="text-soft">Nenhum comentário ainda.</p>}
      <ul
        ref={list}
        onScroll={onScroll}
        aria-label="Comentários"
        className="flex max-h-[400px] flex-col gap-3 overflow-y-auto"
      >
        {comments.map(said => (
          <li key={said.id} className="border-l-4 border-rule pl-3">
            <Said said={said} remove={remove} />
          </li>
        ))}
      </ul>
      <CommentForm
        text={text}
        onText={setText}
        busy={busy}
        onSay={say}
        isBack={unsent.isBack}
        isSafe={unsent.isUntouched}
        onDiscard={() => setText('')}
      />
    </div>
  )
}
