'use client'

import type { ReactNode } from 'react'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { longDateTime } from '#lib/text/format.ts'

/** What somebody said to the newsroom. */
export interface SaidComment {
  id: string
  author: string | null
  /** Null when it was removed. */
  text: string | null
  createdAt: Date
  removable: boolean
}

interface SaidProps {
  said: SaidComment
  remove: Act<{ id: string }>
  /** Between who said it and what. */
  before?: ReactNode
  /** What else can be done with it, under what was said. */
  tools?: ReactNode
  /** Told when it was removed. */
  onRemoved?: () => void
}

/** One comment: who said it, when and what, and the way to take it back. */
export function Said({ said, remove, before, tools, onRemoved }: SaidProps) {
  const { busy, run } = useAct(remove, 'Comentário removido.', 'Não foi possível remover o comentário.')
  const author = said.author || 'Desconhecido'
  const takeBack = async () => {
    const done = await run({ id: said.id })
    if (done) onRemoved?.()
    return done
  }
  return (
    <>
      <p className="text-xs text-soft">
        <strong className="text-ink">{author}</strong> · {longDateTime(new Date(said.createdAt))}
      </p>
      {before}
      {said.text === null ? (
        <p className="text-sm text-soft italic">removido</p>
      ) : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{said.text}</p>
      )}
      {(tools || said.removable) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-4 py-2">
          {tools}
          {said.removable && (
            <ConfirmButton
              text="Remover"
              busyText="Removendo..."
              label={`Remover o comentário de ${author}`}
              title="Remover comentário"
              question="O texto some para todos e fica a marca “removido”."
              busy={busy}
              run={takeBack}
              quiet
            />
          )}
        </div>
      )}
    </>
  )
}
