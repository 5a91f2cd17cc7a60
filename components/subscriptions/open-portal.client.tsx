'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'

/** Opens the provider's screen for card and receipts in another tab. */
export function OpenPortal({ open }: { open: Act<Record<string, never>, { url: string }> }) {
  const [busy, setBusy] = useState(false)

  async function press() {
    forgetFailure()
    setBusy(true)
    // Opened at once: a browser blocks a tab that opens after the answer.
    const tab = window.open('', '_blank')
    if (tab) tab.document.title = tab.document.body.textContent = 'Abrindo…'
    const outcome = await open({}).catch(unanswered)
    setBusy(false)
    if (outcome.data) return show(tab, outcome.data.url)
    tab?.close()
    if (outcome.serverError) sayError(outcome.serverError, 'Erro')
  }

  return (
    <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={press}>
      {busy ? 'Abrindo…' : 'Trocar cartão e ver faturas'}
    </Button>
  )
}

function show(tab: Window | null, url: string) {
  if (!tab) return location.assign(url)
  tab.opener = null
  tab.location.assign(url)
}
