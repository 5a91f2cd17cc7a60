'use client'

import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useSelectionSpot } from '#components/ui/selection/use-selection-spot.client.tsx'
import { plural } from '#lib/text/format.ts'
import { useSelectionSlot } from '../text-frame.client.tsx'
import { rangeInText } from './passage.ts'
import { type Mark, markId } from './use-passages.client.tsx'

interface TextMarginProps {
  frame: HTMLElement
  marks: readonly Mark[]
  active: string | null
  /** The thread whose passage holds the caret. */
  here: string | null
  /** A sentence for screen readers. */
  said: string
  /** Begins a comment on the selection. */
  onComment: () => void
  onOpen: (thread: string) => void
}

/** The widest bubble, and the height that it needs below the selection, in CSS pixels. */
const size = { width: 170, height: 52 }

/** What stands beside the text and over it: a sign for each block with comments, and the bubble at a selected passage. */
export function TextMargin({ frame, marks, active, here, said, onComment, onOpen }: TextMarginProps) {
  const at = useSelectionSpot({ frame, range: rangeInText, size, atCaret: here !== null })
  const slot = useSelectionSlot()
  const bubble = at && (
    <button
      type="button"
      className="comment-bubble"
      data-passage={at.isPassage}
      style={{ '--top': `${at.top}px`, '--left': `${at.left}px` } as CSSProperties}
      // Keeps the selection.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={() => (at.isPassage ? onComment() : onOpen(here ?? ''))}
      aria-keyshortcuts="Control+Alt+M"
      title="Ctrl+Alt+M"
    >
      <MessageSquarePlus aria-hidden size={16} /> {at.isPassage ? 'Comentar' : 'Ver comentário'}
    </button>
  )
  return createPortal(
    <div className="text-margin">
      {marks.map(({ threads, block, top }) => {
        const next = threads[(threads.indexOf(active ?? '') + 1) % threads.length] ?? ''
        return (
          <button
            key={block}
            type="button"
            id={markId(block)}
            className="comment-mark"
            data-active={threads.includes(active ?? '')}
            style={{ top }}
            onClick={() => onOpen(next)}
          >
            <MessageSquare aria-hidden size={16} />
            <span aria-hidden>{threads.length}</span>
            <span className="sr-only">{plural(threads.length, 'conversa', 'conversas')} neste parágrafo</span>
          </button>
        )
      })}
      {bubble && (slot ? createPortal(bubble, slot) : bubble)}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>,
    frame,
  )
}
