'use client'

import './toaster.css'
import { usePathname } from 'next/navigation'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { takeNotice } from './notice.ts'
import { withContact } from './with-contact.tsx'

const look = {
  '--width': 'min(36rem, calc(100vw - 2rem))',
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
    document.addEventListener('focusin', keepFromToaster, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', keepFromDialogs)
      document.removeEventListener('focusin', keepFromToaster, { capture: true })
    }
  }, [])
  return (
    <>
      <Sonner
        richColors
        // In the corner that is most often empty: off the header, and on a phone over the bars at the screen's lower edge. toaster.css lets clicks through.
        position="bottom-left"
        // One at a time: a second one appears when the newer one has ended.
        visibleToasts={1}
        offset={{ bottom: 16, left: 16 }}
        mobileOffset={{ bottom: 72, left: 8, right: 8 }}
        duration={6000}
        style={look}
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
    if (notice) toast[notice.kind](withContact(notice.text))
  }, [])
  return null
}

/**
 * Hides from the library that a toast without buttons has the focus: it would give the focus back to where Tab came from, and nobody who walks
 * through the page by keyboard would get past a toast while it stands.
 */
function keepFromToaster(event: FocusEvent): void {
  const toast = event.target instanceof Element && event.target.matches('[data-sonner-toast]') && event.target
  if (toast && !toast.querySelector('button')) event.stopImmediatePropagation()
}
