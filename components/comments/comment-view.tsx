import type { ReactNode } from 'react'
import { longDateTime } from '#lib/text/format.ts'

/** A comment as its list shows it. */
export interface ShownComment {
  id: string
  author: string | null
  /** Null for a removed comment. */
  text: string | null
  createdAt: Date
  removable: boolean
}

interface CommentViewProps {
  comment: ShownComment
  /** Shown between the author and the text. */
  before?: ReactNode
  /** The buttons under the text. */
  tools?: ReactNode
}

/** One comment: its author, time and text. */
export function CommentView({ comment: { author, text, createdAt }, before, tools }: CommentViewProps) {
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
