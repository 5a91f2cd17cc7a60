'use client'

import { Tooltip } from '@radix-ui/themes'
import type { LucideIcon } from 'lucide-react'

interface ToolProps {
  icon: LucideIcon
  label: string
  keys?: string
  pressed?: boolean
  disabled?: boolean
  tabIndex?: number
  act: () => void
}

/** A toolbar button: an icon with its name and keys; `pressed` for a toggle. */
export function Tool({ icon: Icon, label, keys, pressed, disabled, tabIndex, act }: ToolProps) {
  return (
    <Tooltip content={keys ? `${label} (${keys})` : label}>
      <button
        type="button"
        className="toolbar-tool"
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
        disabled={disabled}
        tabIndex={tabIndex}
        // Keeps the caret in the text.
        onMouseDown={event => event.preventDefault()}
        onClick={act}
      >
        <Icon aria-hidden size={18} />
      </button>
    </Tooltip>
  )
}
