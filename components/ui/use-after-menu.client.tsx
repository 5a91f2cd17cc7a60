'use client'

import { useRef } from 'react'

/**
 * For a menu whose items open a dialog: runs an item's act once the menu has closed, so that the dialog gets the focus after the menu's button
 * did, keeps what is typed at once, and gives the focus back to that button.
 */
export function useAfterMenu() {
  const pending = useRef<(() => void) | null>(null)
  return {
    /** For `onSelect` of the item. */
    later: (act: () => void) => () => {
      pending.current = act
    },
    /** For `onCloseAutoFocus` of the menu's content. */
    closed: () => {
      const act = pending.current
      pending.current = null
      if (act) setTimeout(act)
    },
  }
}
