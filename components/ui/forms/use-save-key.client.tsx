'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Ctrl+S and Command+S submit the form that has the focus; with the focus outside of such forms, each one that has changes. While a dialog is open,
 * only a form in it.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, isChanged = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
    if (dialog && !dialog.contains(form.current)) return
    const focused = document.activeElement?.closest('form[data-saves]')
    if (focused ? focused === form.current : isChanged) form.current?.requestSubmit()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
