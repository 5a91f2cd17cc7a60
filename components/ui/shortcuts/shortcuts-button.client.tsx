'use client'

import { openShortcuts } from './open-shortcuts.ts'

/** A menu's entry for the list of shortcuts. `menu` is the id of a popover, which it closes. */
export const ShortcutsButton = ({ menu }: { menu?: string }) => (
  <button
    type="button"
    className="nav-link cursor-pointer"
    aria-keyshortcuts="?"
    popoverTarget={menu}
    popoverTargetAction={menu ? 'hide' : undefined}
    onClick={openShortcuts}
  >
    Atalhos
  </button>
)
