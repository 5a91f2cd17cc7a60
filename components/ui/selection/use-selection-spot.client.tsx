'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where something stands at a selection: under it, or above it when there is no room below. In CSS pixels from the frame's corner. */
export interface Spot {
  top: number
  /** The middle. */
  left: number
  /** Whether text is selected; else only the caret stands there. */
  isPassage: boolean
}

interface SpotOptions {
  /** The element that the spot is measured from. */
  frame: HTMLElement | null
  /** The selection, where it lies in the text; null elsewhere. */
  range: () => Range | null
  /** The size of what stands there. */
  size: { width: number; height: number }
  /** Whether a caret alone has a spot. */
  atCaret?: boolean
}

/** The spot at the end of the selection in the text; null elsewhere, and while a pointer is still selecting. */
export function useSelectionSpot({ frame, range, size, atCaret = false }: SpotOptions): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null)
  const isHeld = useRef(false)
  const look = useEffectEvent(() => {
    const selected = frame && !isHeld.current ? range() : null
    const next = frame && selected && spotOf(frame, selected, size)
    const isShown = next && (next.isPassage || atCaret)
    setSpot(now => (JSON.stringify(now) === JSON.stringify(isShown ? next : null) ? now : isShown ? next : null))
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
    if (atCaret) look()
  }, [atCaret])
  return spot
}

function spotOf(frame: HTMLElement, range: Range, { width, height }: SpotOptions['size']): Spot | null {
  const rects = [...range.getClientRects()]
  const first = rects[0]
  const last = rects.at(-1)
  if (!first || !last) return null
  const overflows = last.bottom + height > window.innerHeight && first.top > height
  const edge = frame.getBoundingClientRect()
  const top = overflows ? range.getBoundingClientRect().top - height : last.bottom + 6
  return {
    isPassage: !range.collapsed && String(range).trim() !== '',
    top: Math.round(top - edge.top),
    left: Math.round(Math.max(width / 2, Math.min(last.right - edge.left, edge.width - width / 2))),
  }
}
