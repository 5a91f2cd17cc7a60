'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { passageAtCaret, rangeInText } from './passage.ts'

interface CaretOptions {
  frame: HTMLElement | null
  /** The passages of open threads, by the threads' ids. */
  ranges: RefObject<ReadonlyMap<string, Range>>
  /** Called when the caret comes into a passage, or out of all (null). */
  onEnter: (thread: string | null) => void
  onClick: (thread: string) => void
}

/** Follows the caret through the commented passages of the text. Gives the thread whose passage holds it. */
export function useCaretInPassages({ frame, ranges, onEnter, onClick }: CaretOptions): string | null {
  const [here, setHere] = useState<string | null>(null)
  const follow = useEffectEvent(() => {
    if (!rangeInText()) return
    const at = passageAtCaret(ranges.current)
    if (at === here) return
    setHere(at)
    onEnter(at)
  })
  const click = useEffectEvent(({ target }: MouseEvent) => {
    const at = target instanceof Element && target.closest('.editor-text') ? passageAtCaret(ranges.current) : null
    if (at !== null) onClick(at)
  })
  useEffect(() => {
    if (!frame) return
    const change = () => follow()
    const press = (event: MouseEvent) => click(event)
    document.addEventListener('selectionchange', change)
    frame.addEventListener('click', press)
    return () => {
      document.removeEventListener('selectionchange', change)
      frame.removeEventListener('click', press)
    }
  }, [frame])
  return here
}
