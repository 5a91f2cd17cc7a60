'use client'

import './comments.css'
import { Button, Callout } from '@radix-ui/themes'
import { Quote, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNewestInView } from '#components/comments/use-newest-in-view.client.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { useStream } from '#components/ui/use-stream.client.tsx'
import { commentsStreamPath } from '#lib/addresses/paths.ts'
import type { Anchor } from '#lib/articles/comments/anchors.ts'
import { limits } from '#lib/limits.ts'
import { plural } from '#lib/text/format.ts'
import type { ArticleComment } from '#server/comments/queries.ts'
import { afterComment } from '../saving/after-comment.ts'
import { articleNews, tellArticleNews } from '../saving/article-news.ts'
import { useTabCount } from '../screen/own-tab.client.tsx'
import type { CommentActions } from './comment-actions.ts'
import { CommentThread } from './comment-thread.client.tsx'
import { type Colleague, CommentWriter, type CommentWriterProps } from './comment-writer.client.tsx'
import { followPassage, type Passage } from './passage.ts'
import { TextMargin } from './text-margin.client.tsx'
import { type Thread, threadsOf } from './threads.ts'
import { useTextComments } from './use-text-comments.client.tsx'

interface ArticleCommentsProps {
  userId: string
  articleId: string
  /** The comments at the time the server rendered the screen. */
  initial: readonly ArticleComment[]
  /** Colleagues who can be mentioned. */
  people: readonly Colleague[]
  actions: CommentActions
}

/** An article's internal comments, live: threads beside the text, their passages in it, and the form for a new one. */
export function ArticleComments({ userId, articleId, initial, people, actions }: ArticleCommentsProps) {
  const { threads, reload, stream } = useComments(articleId, initial, actions.load)
  const { list, onScroll, follow, stay } = useNewestInView(threads.at(-1)?.id)
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useTextComments({ threads, anchor, onAnchor: setAnchor, area, list, stay })
  const open = threads.filter(({ isOpen }) => isOpen).length
  useTabCount(open)
  function sent() {
    follow()
    text.leave(true)
    void reload()
  }
  const stands = ({ id, anchor }: Thread) => anchor && (text.found ? text.found.has(id) : anchor.stands)
  return (
    <div className="flex flex-col gap-4" data-comments>
      <Standing open={open} stream={stream} />
      {threads.length === 0 ? (
        <p className="text-soft">Nenhum comentário ainda.</p>
      ) : (
        <ul
          ref={list}
          onScroll={onScroll}
          aria-label="Comentários"
          className="flex max-h-[400px] flex-col gap-4 overflow-y-auto pb-2"
        >
          {threads.map(thread => (
            <CommentThread
              key={thread.id}
              {...{ userId, articleId, thread, people, actions }}
              isActive={thread.id === text.active}
              stands={stands(thread)}
              onFocus={() => text.enter(thread.id)}
              onShow={() => text.show(thread.id)}
              onChanged={reload}
            />
          ))}
        </ul>
      )}
      <NewComment
        {...{ userId, articleId, people, anchor, area }}
        add={actions.add}
        onAnchor={setAnchor}
        onSent={sent}
      />
      {text.frame && (
        <TextMargin
          frame={text.frame}
          marks={text.marks}
          active={text.active}
          here={text.here}
          said={text.said}
          onComment={text.begin}
          onOpen={id => text.open(id, true)}
        />
      )}
    </div>
  )
}

/** The threads, loaded again whenever the stream reports a change. */
function useComments(articleId: string, initial: readonly ArticleComment[], load: CommentActions['load']) {
  const [comments, setComments] = useState(initial)
  const lastLoad = useRef(0)
  /** Loads the comments again. True when the server answered. */
  async function reload(): Promise<boolean> {
    const mine = ++lastLoad.current
    const outcome = await load({ id: articleId }).catch(() => null)
    // The answer to a later request is newer.
    if (outcome?.data && mine === lastLoad.current) setComments(outcome.data)
    return outcome !== null
  }
  const refresh = useScreenRefresh()
  const stream = useStream(commentsStreamPath(articleId), reload, articleNews, news => {
    // A form looks first whether its article is still there; a screen without one shows the new text or state at once.
    if (!tellArticleNews(news) && news !== 'presence') afterComment(refresh)
  })
  // The text may be in the trash, or another's now: its form asks.
  useEffect(() => {
    if (stream === 'gone') tellArticleNews('state')
  }, [stream])
  return { threads: threadsOf(comments), reload, stream }
}

const Standing = ({ open, stream }: { open: number; stream: ReturnType<typeof useStream> }) => (
  <>
    <p className="text-sm text-soft" role="status">
      {open === 0 ? 'Nenhuma conversa em aberto.' : `${plural(open, 'conversa', 'conversas')} em aberto.`}{' '}
      {stream === 'waiting' && 'Conectando: os comentários novos aparecem quando a conexão voltar.'}
    </p>
    {stream === 'gone' && (
      <Callout.Root color="amber" size="1" role="alert">
        <Callout.Text>Sua sessão terminou ou seu acesso mudou. Recarregue a página para continuar.</Callout.Text>
      </Callout.Root>
    )}
  </>
)

type NewCommentProps = Required<Omit<CommentWriterProps, 'parentId' | 'children'>>

/** The form for a new thread, about the article or a passage of it. */
function NewComment(props: NewCommentProps) {
  const { userId, articleId, anchor, onAnchor } = props
  const selected = useRef<Passage>(null)
  useEffect(
    () =>
      followPassage(passage => {
        selected.current = passage
      }),
    [],
  )
  function quote() {
    const passage = selected.current
    if (passage === 'long') sayFailure('Trecho longo demais', `Selecione até ${limits.comment.quote} caracteres.`)
    else if (!passage)
      sayFailure('Nenhum trecho selecionado', 'Selecione, no texto do artigo, o trecho que você quer comentar.')
    else onAnchor(passage)
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
            onClick={() => onAnchor(null)}
          >
            <X aria-hidden size={16} />
          </Button>
        </div>
      )}
      <CommentWriter key={`${userId}:${articleId}`} {...props}>
        <Button type="button" variant="soft" color="gray" onClick={quote}>
          <Quote aria-hidden size={16} /> Citar trecho
        </Button>
      </CommentWriter>
    </div>
  )
}
