'use client'

import type { KeyboardEvent, ReactNode, Ref } from 'react'

interface ToolbarProps {
  label: string
  /** The id of the element that the toolbar acts on. */
  controls: string
  /** Called at Escape: moves the focus back to that element. */
  onLeave: () => void
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

const buttonsIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]

/** A toolbar: one tab stop, with the arrow keys, Home and End between its buttons (WAI-ARIA Authoring Practices, Toolbar). */
export function Toolbar({ label, controls, onLeave, ref, children }: ToolbarProps) {
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="toolbar"
      onKeyDown={event => (event.key === 'Escape' ? onLeave() : walk(event))}
      onFocus={event => hold(event.currentTarget, event.target)}
    >
      {children}
    </div>
  )
}

/** Makes the last focused button the toolbar's only tab stop. */
function hold(toolbar: HTMLElement, held: EventTarget): void {
  for (const button of toolbar.querySelectorAll('button')) button.tabIndex = button === held ? 0 : -1
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = buttonsIn(event.currentTarget)
  const at = buttons.findIndex(button => button.matches(':focus'))
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  buttons[target]?.focus()
}
