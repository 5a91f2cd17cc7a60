'use client'

import { useEffect, useEffectEvent } from 'react'

interface CommentKeys {
  /** Begins a comment on the selection, or goes to the thread at the caret. */
  onComment: () => void
  /** Goes to the next commented passage, or with -1 to the one before. */
  onStep: (step: 1 | -1) => void
  /** Escape was pressed here, and nothing else took it. */
  onEscape: (target: Node) => void
}

/** What the keys do: a step through the passages, or 0 to comment. */
const steps: Record<string, -1 | 0 | 1> = { KeyK: -1, KeyM: 0, KeyJ: 1 }

const isOpened = (target: Element) => target.closest('[aria-expanded="true"], [role="dialog"], [role="menu"]') !== null

/** Ctrl+Alt+M comments, Ctrl+Alt+J and Ctrl+Alt+K lead through the commented passages, from any focus
 * except in a dialog. Escape leads back to the text. */
export function useCommentKeys(keys: CommentKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key === 'Escape' && !event.defaultPrevented && target instanceof Element && !isOpened(target)) {
      keys.onEscape(target)
    }
    if (!event.altKey || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    const step = steps[event.code]
    if (step === undefined || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    if (step === 0) keys.onComment()
    else keys.onStep(step)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
