'use client'

import { usePathname } from 'next/navigation'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { takeNotice } from './notice.ts'

const colours = {
  '--normal-bg': 'var(--paper-raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--rule)',
  '--success-bg': 'var(--paper-raised)',
  '--success-text': 'var(--success)',
  '--success-border': 'var(--success)',
  '--error-bg': 'var(--paper-raised)',
  '--error-text': 'var(--danger)',
  '--error-border': 'var(--danger)',
  '--border-radius': '6px',
} as CSSProperties

/** Where toasts appear, the one that the last request left in the notice cookie included (ruling "Toasts after a full page load"). */
export function Toaster() {
  useEffect(() => {
    document.addEventListener('pointerdown', keepFromDialogs)
    return () => document.removeEventListener('pointerdown', keepFromDialogs)
  }, [])
  return (
    <>
      <Sonner
        richColors
        closeButton
        // Below the header, and never over the buttons that a form keeps at its foot.
        position="top-right"
        offset={{ top: 68 }}
        mobileOffset={{ top: 64 }}
        duration={6000}
        style={colours}
        containerAriaLabel="Avisos"
        toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
      />
      {/* A redirect inside the staff screens brings a notice without loading a document: look again at every address. */}
      <NoticeReader key={usePathname()} />
    </>
  )
}

/** A press on a toast is none beside a dialog, which would close: its listener comes after this one, React's own came before. */
function keepFromDialogs(event: PointerEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.stopImmediatePropagation()
}

function NoticeReader() {
  useEffect(() => {
    const notice = takeNotice()
    if (notice) toast[notice.kind](notice.text)
  }, [])
  return null
}
