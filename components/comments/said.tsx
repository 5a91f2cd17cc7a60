import type { ReactNode } from 'react'
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
  /** Between who said it and what. */
  before?: ReactNode
  /** What can be done with it, under what was said. */
  tools?: ReactNode
}

/** One comment: who said it, when and what. */
export function Said({ said: { author, text, createdAt }, before, tools }: SaidProps) {
  return (
    <>
      <p className="text-xs text-soft">
        <strong className="text-ink">{author || 'Desconhecido'}</strong> · {longDateTime(new Date(createdAt))}
      </p>
      {before}
      {text === null ? (
        <p className="text-sm text-soft italic">removido</p>
      ) : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {tools && <div className="flex flex-wrap items-center gap-x-4 gap-y-4 py-2">{tools}</div>}
    </>
  )
}
