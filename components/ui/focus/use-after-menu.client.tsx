'use client'

import { useRef } from 'react'

/**
 * For a menu whose items open a dialog. Runs an item's act after the menu has closed and its button has the focus. The dialog then takes the
 * focus, receives the first letters typed, and returns the focus to the button.
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
