'use client'

import './comments.css'
import { Button, Callout, DropdownMenu } from '@radix-ui/themes'
import { AtSign, Quote, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CommentForm } from '#components/comments/comment-form.client.tsx'
import { useNewestInView } from '#components/comments/use-newest-in-view.client.tsx'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { useStream } from '#components/ui/use-stream.client.tsx'
import { commentsStreamPath } from '#lib/addresses/paths.ts'
import type { Anchor } from '#lib/articles/anchors.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { AddCommentInput, ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { ArticleComment } from '#server/comments/queries.ts'
import { useTabCount } from '../screen/tab-count.client.tsx'
import { CommentEntry } from './comment-entry.client.tsx'
import { MentionNote } from './mention-note.tsx'
import { followPassage, type Passage } from './passage.ts'
import { useMentions } from './use-mentions.client.tsx'

export interface CommentActions {
  add: Act<AddCommentInput, { id: string }>
  remove: Act<{ id: string }>
  resolve: Act<ResolveCommentInput>
  load: Act<{ id: string }, ArticleComment[]>
}

interface ArticleCommentsProps {
  userId: string
  articleId: string
  /** The comments at the time the server rendered the screen. */
  initial: readonly ArticleComment[]
  /** Colleagues who can be mentioned. */
  people: readonly { id: string; name: string }[]
  actions: CommentActions
}

/** An article's internal comments, live, and the form for a new one about the article or a passage of it. */
export function ArticleComments({ userId, articleId, initial, people, actions }: ArticleCommentsProps) {
  const [comments, setComments] = useState(initial)
  const lastLoad = useRef(0)
  /** Loads the comments again. True when the server answered. */
  async function reload(): Promise<boolean> {
    const mine = ++lastLoad.current
    const outcome = await actions.load({ id: articleId }).catch(() => null)
    // The answer to a later request is newer.
    if (outcome?.data && mine === lastLoad.current) setComments(outcome.data)
    return outcome !== null
  }
  const stream = useStream(commentsStreamPath(articleId), reload)
  const { list, onScroll, follow } = useNewestInView(comments.at(-1)?.id)
  async function showOwn(): Promise<boolean> {
    follow()
    return reload()
  }
  const open = comments.filter(({ text, resolved }) => text !== null && !resolved).length
  useTabCount(open)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft" role="status">
        {open === 0 ? 'Nada em aberto.' : `${formatInteger(open)} em aberto.`}{' '}
        {stream === 'waiting' && 'Conectando: os comentários novos aparecem quando a conexão voltar.'}
      </p>
      {stream === 'gone' && (
        <Callout.Root color="amber" size="1" role="alert">
          <Callout.Text>Sua sessão terminou ou seu acesso mudou. Recarregue a página para continuar.</Callout.Text>
        </Callout.Root>
      )}
      {comments.length === 0 ? (
        <p className="text-soft">Nenhum comentário ainda.</p>
      ) : (
        <ul
          ref={list}
          onScroll={onScroll}
          aria-label="Comentários"
          className="flex max-h-[400px] flex-col gap-4 overflow-y-auto"
        >
          {comments.map(comment => (
            <li key={comment.id} className="border-l-4 border-rule pl-3">
              <CommentEntry comment={comment} actions={actions} onChanged={reload} />
            </li>
          ))}
        </ul>
      )}
      <NewComment
        key={`${userId}:${articleId}`}
        userId={userId}
        articleId={articleId}
        people={people}
        add={actions.add}
        onAdded={showOwn}
      />
    </div>
  )
}

interface NewCommentProps {
  userId: string
  articleId: string
  people: ArticleCommentsProps['people']
  add: CommentActions['add']
  onAdded: () => Promise<boolean>
}

function NewComment({ userId, articleId, people, add, onAdded }: NewCommentProps) {
  const [text, setText] = useState('')
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const request = useRequestName()
  const unsent = useUnsent<{ text: string; anchor: Anchor | null }>({
    userId,
    subject: `comment:${articleId}`,
    fields: { text, anchor },
    blank: { text: '', anchor: null },
    request,
    restore(kept) {
      setText(kept.text)
      setAnchor(kept.anchor)
    },
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ area, text, onText: setText, people })
  const selected = useRef<Passage>(null)
  useEffect(
    () =>
      followPassage(passage => {
        selected.current = passage
      }),
    [],
  )
  const { busy, run } = useAct(add, 'Comentário adicionado.', 'Não foi possível adicionar o comentário.')

  async function send() {
    if (!(await run({ articleId, requestId: request.of({ text, anchor }), comment: text, anchor }))) return
    request.done()
    unsent.done()
    // Text typed during the request stays.
    setText(now => (now === text ? '' : now))
    setAnchor(now => (now === anchor ? null : now))
    await onAdded()
  }
  function quote() {
    const passage = selected.current
    if (passage === 'long') sayFailure('Trecho longo demais', `Selecione até ${limits.comment.quote} caracteres.`)
    else if (!passage)
      sayFailure('Nenhum trecho selecionado', 'Selecione, no texto do artigo, o trecho que você quer comentar.')
    else setAnchor(passage)
  }
  function discard() {
    setText('')
    setAnchor(null)
  }
  function mention(name: string) {
    setText(typed => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${name} `)
  }
  return (
    <div className="flex flex-col gap-2">
      {anchor && (
        <div className="flex items-start justify-between gap-2 rounded-sm bg-sunken p-2">
          <blockquote className="text-sm wrap-anywhere">“{anchor.quote}”</blockquote>
          <Button
            type="button"
            variant="ghost"
            color="gray"
            m="0"
            aria-label="Não citar o trecho"
            onClick={() => setAnchor(null)}
          >
            <X aria-hidden size={16} />
          </Button>
        </div>
      )}
      <CommentForm
        text={text}
        onText={setText}
        busy={busy}
        onSend={send}
        isBack={unsent.isBack}
        isSafe={unsent.isUntouched}
        onDiscard={discard}
        area={area}
        {...mentions}
      >
        <Button type="button" variant="soft" color="gray" onClick={quote}>
          <Quote aria-hidden size={16} /> Citar trecho
        </Button>
        {people.length > 0 && (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger>
              <Button type="button" variant="soft" color="gray">
                <AtSign aria-hidden size={16} /> Mencionar
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content
              onCloseAutoFocus={event => {
                event.preventDefault()
                area.current?.focus()
              }}
            >
              {people.map(({ id, name }) => (
                <DropdownMenu.Item key={id} onSelect={() => mention(name)}>
                  {name}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        )}
      </CommentForm>
      <MentionNote text={text} people={people} />
    </div>
  )
}
