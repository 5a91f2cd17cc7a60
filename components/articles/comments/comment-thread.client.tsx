'use client'

import { Badge, Button } from '@radix-ui/themes'
import { CornerDownRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CommentView } from '#components/comments/comment-view.tsx'
import { RemoveComment } from '#components/comments/remove-comment.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { ArticleComment } from '#server/comments/queries.ts'
import type { CommentActions } from './comment-actions.ts'
import { type Colleague, CommentWriter } from './comment-writer.client.tsx'
import { type Thread, threadElement } from './threads.ts'

interface CommentThreadProps {
  userId: string
  articleId: string
  thread: Thread
  people: readonly Colleague[]
  actions: CommentActions
  isActive: boolean
  /** Whether its passage stands in the text; null when it has none. */
  stands: boolean | null
  /** Called when the focus comes into the thread. */
  onFocus: () => void
  /** Shows its passage in the text. */
  onShow: () => void
  onChanged: () => void
}

/** A comment, its passage, its replies and the form for one more. */
export function CommentThread(props: CommentThreadProps) {
  const { userId, articleId, thread, people, actions, isActive, stands, onFocus, onShow, onChanged } = props
  const [isAnswering, setAnswering] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAnswering) area.current?.focus()
  }, [isAnswering])
  return (
    <li id={threadElement(thread.id)} tabIndex={-1} data-active={isActive} className="comment-thread" onFocus={onFocus}>
      <CommentView
        comment={thread}
        before={stands !== null && thread.anchor && <Quoted {...{ stands, onShow }} quote={thread.anchor.quote} />}
        tools={<ThreadTools {...{ thread, actions, onChanged }} />}
      />
      {thread.replies.length > 0 && (
        <ol className="comment-replies" aria-label="Respostas">
          {thread.replies.map(reply => (
            <li key={reply.id}>
              <CommentView
                comment={reply}
                tools={reply.removable && <RemoveComment comment={reply} remove={actions.remove} onDone={onChanged} />}
              />
            </li>
          ))}
        </ol>
      )}
      {isAnswering ? (
        <CommentWriter
          {...{ userId, articleId, people, area }}
          add={actions.add}
          parentId={thread.id}
          onSent={() => {
            setAnswering(false)
            document.getElementById(threadElement(thread.id))?.focus()
            onChanged()
          }}
        />
      ) : (
        <Button
          type="button"
          variant="ghost"
          color="gray"
          className="quiet-button"
          onClick={() => setAnswering(true)}
          aria-label={`Responder a ${thread.author || 'Desconhecido'}`}
        >
          <CornerDownRight aria-hidden size={14} /> Responder
        </Button>
      )}
    </li>
  )
}

function ThreadTools({ thread, actions, onChanged }: Pick<CommentThreadProps, 'thread' | 'actions' | 'onChanged'>) {
  const { id, resolved, removable, isOpen } = thread
  const { busy, run } = useAct(
    actions.resolve,
    resolved ? 'Conversa reaberta.' : 'Conversa resolvida.',
    'Não foi possível resolver ou reabrir a conversa.',
  )
  const settle = async () => {
    if (await run({ id, resolved: !resolved })) onChanged()
  }
  const mayResolve = isOpen || (resolved && says(thread))
  return (
    <>
      {resolved && <Badge color="green">Resolvido{resolved.by && ` por ${resolved.by}`}</Badge>}
      {mayResolve && (
        <Button type="button" variant="ghost" color="gray" className="quiet-button" disabled={busy} onClick={settle}>
          {resolved ? 'Reabrir' : 'Resolver'}
        </Button>
      )}
      {removable && <RemoveComment comment={thread} remove={actions.remove} onDone={onChanged} />}
    </>
  )
}

/** Whether a thread still says something: every comment of it may have been removed. */
const says = ({ text, replies }: Thread) => [text, ...replies.map((reply: ArticleComment) => reply.text)].some(Boolean)

interface QuotedProps {
  quote: string
  stands: boolean
  onShow: () => void
}

const Quoted = ({ quote, stands, onShow }: QuotedProps) => (
  <div className="my-1 flex flex-wrap items-center gap-2 bg-sunken px-2 py-1">
    <blockquote className="min-w-0 flex-1 basis-40 text-sm text-soft wrap-anywhere">“{quote}”</blockquote>
    {stands ? (
      <Button type="button" variant="soft" color="gray" size="1" onClick={onShow}>
        Mostrar no texto
      </Button>
    ) : (
      <Badge color="amber">trecho retirado do texto</Badge>
    )}
  </div>
)
