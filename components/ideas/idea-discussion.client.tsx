'use client'

import { type ReactNode, useState } from 'react'
import { CommentForm } from '#components/comments/comment-form.client.tsx'
import { useNewestInView } from '#components/comments/use-newest-in-view.client.tsx'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { IdeaActions } from './idea-actions.ts'

interface IdeaDiscussionProps {
  userId: string
  ideaId: string
  /** The id of the newest comment. */
  newest: string | undefined
  comment: IdeaActions['comment']
  /** The comments, each an `li`. */
  children: ReactNode
}

/** The list of an idea's comments, with the newest in view, and the form for a new one. */
export function IdeaDiscussion({ userId, ideaId, newest, comment, children }: IdeaDiscussionProps) {
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
  const { list, onScroll, follow } = useNewestInView(newest)
  const { busy, run } = useAct(comment, 'Comentário adicionado.', 'Não foi possível adicionar o comentário.')
  const send = async () => {
    if (!(await run({ ideaId, requestId: request.of({ text }), comment: text }))) return
    request.done()
    unsent.done()
    follow()
    // Text typed during the request stays.
    setText(now => (now === text ? '' : now))
  }
  return (
    <>
      <ul
        ref={list}
        onScroll={onScroll}
        aria-label="Comentários"
        className="flex max-h-[400px] flex-col gap-3 overflow-y-auto"
      >
        {children}
      </ul>
      <CommentForm
        text={text}
        onText={setText}
        busy={busy}
        onSend={send}
        isBack={unsent.isBack}
        isSafe={unsent.isUntouched}
        onDiscard={() => setText('')}
      />
    </>
  )
}
