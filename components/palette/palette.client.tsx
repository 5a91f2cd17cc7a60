'use client'

import './palette.css'
import { Dialog } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { PaletteSearch, type PaletteSearchProps } from './palette-search.client.tsx'

/** “Buscar em tudo”: the button of the staff header, its keys, and the dialog in which one types. Closing it returns the caret to where it was. */
export function Palette(props: Omit<PaletteSearchProps, 'onGo'>) {
  const [open, setOpen] = useState(false)
  usePaletteKey(open, setOpen)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <button
          type="button"
          className="nav-link palette-button"
          title="Buscar em tudo (Ctrl K)"
          aria-keyshortcuts="Control+K Meta+K Control+Shift+K Meta+Shift+K"
        >
          <Search aria-hidden size={20} />
          <span className="sr-only">Buscar em tudo</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
      </Dialog.Trigger>
      <DialogContent maxWidth="40rem" align="start" className="palette" aria-describedby={undefined}>
        <Dialog.Title className="sr-only">Buscar em tudo</Dialog.Title>
        <PaletteSearch {...props} onGo={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

/**
 * Ctrl+K and Command+K open and close the palette, and so does the same with Shift. The writing field takes Ctrl+K for a link and leaves the other.
 * While another dialog is open, the keys do nothing here.
 */
function usePaletteKey(open: boolean, setOpen: (open: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k')
      return
    if (!open && document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    setOpen(!open)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
