'use client'

import { useRef } from 'react'
import { focusLastField } from './last-field.ts'

/**
 * For a dialog, which Radix would close with the focus lost where it has no trigger of its own: gives the focus back to what had it, or to the field
 * that was written in last when that is gone. An act that closes the dialog runs after that, so that it finds the focus where the person was.
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
      const had = opener.current
      // A button that opened the dialog may have nothing to do any more.
      const isGone = !(had instanceof HTMLElement) || !had.isConnected || had === document.body
      // A text's editor knows where its caret was, and the browser does not.
      if (isGone || had.isContentEditable) void focusLastField()
      else had.focus()
      const act = pending.current
      pending.current = null
      if (act) setTimeout(act)
    },
  }
}
