'use client'

import { useRef } from 'react'

/**
 * For a dialog that is opened without a trigger of its own, which Radix would close with the focus lost: gives the focus back to what had it. An act
 * that closes the dialog runs after that, so that it finds the focus where the person was.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  const pending = useRef<(() => void) | null>(null)
  return {
    /** Call it when the dialog is asked for. */
    remember: () => {
      opener.current = document.activeElement
    },
    /** Sets what is done once the dialog has closed. */
    after: (act: () => void) => {
      pending.current = act
    },
    /** For `onCloseAutoFocus` of the dialog's content. */
    giveBack: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
      const act = pending.current
      pending.current = null
      if (act) setTimeout(act)
    },
  }
}
