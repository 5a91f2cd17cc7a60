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

/** Shows toasts, including the notice from the last request's cookie (GEN-5). */
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
        // Over the header and not over the page, which is what a toast speaks of. staff.css lets clicks through it.
        position="top-right"
        offset={{ top: 8, right: 16 }}
        mobileOffset={{ top: 6, left: 12, right: 12 }}
        duration={6000}
        style={colours}
        containerAriaLabel="Avisos"
        toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
      />
      {/* A redirect within the staff screens brings a notice without a full page load: read the cookie again at every address. */}
      <NoticeReader key={usePathname()} />
    </>
  )
}

/**
 * Hides a press on a toast from open dialogs, which would close at a press outside them. This listener runs after React's own and before the
 * dialogs'.
 */
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
