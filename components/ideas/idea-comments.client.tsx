'use client'

import { TextArea } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { Field } from '#components/ui/field.tsx'
import { SubmitButton } from '#components/ui/submit-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { longDateTime } from '#lib/format.ts'
import { limits } from '#lib/limits.ts'
import { cleanText } from '#lib/text.ts'
import type { IdeaComment } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from './idea-actions.ts'

interface IdeaCommentsProps {
  ideaId: string
  comments: readonly IdeaComment[]
  comment: IdeaActions['comment']
  remove: IdeaActions['removeComment']
}

/** What the newsroom says to each other about an idea, the oldest first, and a place to say something. */
export function IdeaComments({ ideaId, comments, comment, remove }: IdeaCommentsProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { busy, run } = useAct(comment, 'Comentário adicionado.', 'Não foi possível adicionar o comentário.')

  async function say(event: FormEvent) {
    event.preventDefault()
    if (cleanText(text).trim() === '') return setError('Escreva um comentário')
    if (text.length > limits.comment.max) return setError('Comentário muito longo')
    setError(undefined)
    if (await run({ ideaId, comment: text })) setText('')
  }

  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 && <p className="text-soft">Nenhum comentário ainda.</p>}
      <ul className="flex max-h-[400px] flex-col gap-3 overflow-y-auto">
        {comments.map(said => (
          <li key={said.id} className="border-l-4 border-rule pl-3">
            <Said said={said} remove={remove} />
          </li>
        ))}
      </ul>
      <form method="post" noValidate onSubmit={say} className="flex flex-col gap-2">
        <Field label="Comentar" error={error}>
          {props => (
            <TextArea
              {...props}
              value={text}
              onChange={event => setText(event.target.value)}
              rows={3}
              resize="vertical"
            />
          )}
        </Field>
        <div className="flex justify-end">
          <SubmitButton size="2" busy={busy} busyText="Enviando...">
            Enviar
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}

function Said({ said, remove }: { said: IdeaComment; remove: IdeaActions['removeComment'] }) {
  const { busy, run } = useAct(remove, 'Comentário removido.', 'Não foi possível remover o comentário.')
  const author = said.author ?? 'Desconhecido'
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-soft">
          <strong className="text-ink">{author}</strong> · {longDateTime(said.createdAt)}
        </p>
        {said.removable && (
          <ConfirmButton
            text="Remover"
            busyText="Removendo..."
            label={`Remover o comentário de ${author}`}
            title="Remover comentário"
            question="O texto some para todos e fica a marca “removido”."
            busy={busy}
            run={() => run({ id: said.id })}
          />
        )}
      </div>
      {said.text === null ? (
        <p className="text-sm text-soft italic">removido</p>
      ) : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{said.text}</p>
      )}
    </>
  )
}
