'use client'

import { Button, DropdownMenu } from '@radix-ui/themes'
import { AtSign } from 'lucide-react'
import { type Dispatch, type ReactNode, type RefObject, type SetStateAction, useState } from 'react'
import { CommentForm } from '#components/comments/comment-form.client.tsx'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Anchor } from '#lib/articles/comments/anchors.ts'
import { hasUnknownMention, mentionedIn } from '#lib/articles/comments/mentions.ts'
import type { Act } from '#lib/outcome.ts'
import type { AddCommentInput } from '#lib/schemas/articles/comment.ts'
import { useMentions } from './use-mentions.client.tsx'

/** A colleague who can be mentioned. */
export interface Colleague {
  id: string
  name: string
}

export interface CommentWriterProps {
  userId: string
  articleId: string
  people: readonly Colleague[]
  add: Act<AddCommentInput, { id: string }>
  /** The comment that is answered; absent for a new thread. */
  parentId?: string
  /** The passage of a new thread. */
  anchor?: Anchor | null
  onAnchor?: Dispatch<SetStateAction<Anchor | null>>
  area: RefObject<HTMLTextAreaElement | null>
  /** Called once the comment is stored. */
  onSent: () => void
  /** More buttons beside the one that sends. */
  children?: ReactNode
}

const noAnchor = () => {}

/** The form for a new comment or for a reply. Words that were not sent come back with the next form of the same thread. */
export function CommentWriter(props: CommentWriterProps) {
  const { userId, articleId, people, add, parentId, anchor = null, onAnchor = noAnchor, area, onSent, children } = props
  const [text, setText] = useState('')
  const request = useRequestName()
  const unsent = useUnsent<{ text: string; anchor: Anchor | null }>({
    userId,
    subject: parentId === undefined ? `comment:${articleId}` : `comment:${articleId}:${parentId}`,
    fields: { text, anchor },
    blank: { text: '', anchor: null },
    request,
    restore(kept) {
      setText(kept.text)
      onAnchor(kept.anchor)
    },
  })
  const mentions = useMentions({ area, text, onText: setText, people })
  const { busy, run } = useAct(add, 'Comentário adicionado.', 'Não foi possível adicionar o comentário.')

  async function send() {
    if (!(await run({ articleId, requestId: request.of({ text, anchor }), comment: text, anchor, parentId }))) return
    request.done()
    unsent.done()
    // Text typed during the request stays.
    setText(now => (now === text ? '' : now))
    onAnchor(now => (now === anchor ? null : now))
    onSent()
  }
  function mention(name: string) {
    setText(typed => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${name} `)
  }
  return (
    <div className="flex flex-col gap-2">
      <CommentForm
        label={parentId === undefined ? undefined : 'Resposta'}
        verb={parentId === undefined ? undefined : 'Responder'}
        text={text}
        onText={setText}
        busy={busy}
        onSend={send}
        isBack={unsent.isBack}
        isSafe={unsent.isUntouched}
        onDiscard={() => {
          setText('')
          onAnchor(null)
        }}
        area={area}
        {...mentions}
      >
        {children}
        {people.length > 0 && <MentionMenu people={people} area={area} onChoose={mention} />}
      </CommentForm>
      <MentionNote text={text} people={people} />
    </div>
  )
}

interface MentionMenuProps {
  people: readonly Colleague[]
  area: RefObject<HTMLTextAreaElement | null>
  onChoose: (name: string) => void
}

const MentionMenu = ({ people, area, onChoose }: MentionMenuProps) => (
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
        <DropdownMenu.Item key={id} onSelect={() => onChoose(name)}>
          {name}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)

interface MentionNoteProps {
  text: string
  /** Colleagues who can be mentioned. */
  people: readonly { id: string; name: string }[]
}

const list = new Intl.ListFormat('pt-BR')

/** The colleagues that a comment mentions so far. A half-typed name mentions nobody; the author should see that before sending. */
function MentionNote({ text, people }: MentionNoteProps) {
  const mentioned = mentionedIn(text, people)
  const names = people.filter(({ id }) => mentioned.includes(id)).map(({ name }) => name)
  return (
    <div role="status" className="text-xs text-soft">
      {names.length > 0 && <p>{`Quem recebe um aviso: ${list.format([...new Set(names)])}.`}</p>}
      {hasUnknownMention(text, people) && (
        <p>{names.length > 0 ? 'Outro' : 'Este'} @ não avisa ninguém: escreva o nome inteiro, ou use “Mencionar”.</p>
      )}
    </div>
  )
}
