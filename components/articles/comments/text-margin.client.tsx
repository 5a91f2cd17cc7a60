'use client'

import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '#lib/text/format.ts'
import { topIn } from '../text-frame.client.tsx'
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

/** What stands beside the text and over it: a sign for each block with comments, and the bubble at a selected passage. */
export function TextMargin({ frame, marks, active, here, said, onComment, onOpen }: TextMarginProps) {
  const at = useSpot(frame, here)
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
            <span className="sr-only">{plural(threads.length, 'comentário', 'comentários')} neste parágrafo</span>
          </button>
        )
      })}
      {at && (
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
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>,
    frame,
  )
}

interface Spot {
  top: number
  left: number
  /** Whether text is selected; else the caret stands there. */
  isPassage: boolean
}

/** The widest bubble, and the height that it needs below the selection, in CSS pixels. */
const bubble = { width: 170, height: 52 }

/** Where the selection in the text ends, or the caret in a commented passage; null elsewhere, and while a pointer is still selecting. */
function useSpot(frame: HTMLElement, here: string | null): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null)
  const isHeld = useRef(false)
  const look = useEffectEvent(() => {
    const range = rangeInText()
    if (isHeld.current || !range || (range.collapsed && here === null)) return setSpot(null)
    const rects = [...range.getClientRects()]
    const first = rects[0]
    const last = rects.at(-1)
    const isPassage = !range.collapsed && String(range).trim() !== ''
    if (!first || !last || (!isPassage && here === null)) return setSpot(null)
    const overflows = last.bottom + bubble.height > window.innerHeight && first.top > bubble.height
    const edge = frame.getBoundingClientRect()
    setSpot({
      isPassage,
      top: overflows ? topIn(frame, range) - bubble.height : Math.round(last.bottom - edge.top) + 6,
      left: Math.round(Math.max(0, Math.min(last.right - edge.left - bubble.width / 2, edge.width - bubble.width))),
    })
  })
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      isHeld.current = target instanceof Element && target.closest('.editor-text') !== null
      if (isHeld.current) look()
    }
    const release = () => {
      if (!isHeld.current) return
      isHeld.current = false
      // The browser sets the selection of a click after this event.
      setTimeout(() => look())
    }
    const change = () => look()
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    document.addEventListener('selectionchange', change)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
      document.removeEventListener('selectionchange', change)
    }
  }, [])
  useEffect(() => {
    if (here !== null) look()
  }, [here])
  return spot
}
