'use client'

import { Button } from '@radix-ui/themes'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import type { Outcome } from '#lib/outcome.ts'
import type { KeyAnswer } from '#lib/schemas/factors.ts'
import { answerInBrowser } from './browser-key.ts'

interface KeyButtonProps {
  text: string
  /** The button's text while the person touches the key. */
  busyText: string
  failure: string
  challenge: () => Promise<Outcome<{ ceremony: string; options: PublicKeyCredentialRequestOptionsJSON }>>
  take: (answer: KeyAnswer) => Promise<Outcome<unknown>>
  onTaken: () => void
}

/** A button that asks for the touch of a key, and sends its answer. */
export function KeyButton({ text, busyText, failure, challenge, take, onTaken }: KeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const refused = { setError: () => {}, failure }

  async function press() {
    setBusy(true)
    const begun = (await doneOf(challenge(), refused))?.data
    const response = begun && (await answerInBrowser(begun.options, failure))
    if (response && (await doneOf(take({ ceremony: begun.ceremony, response }), refused))) onTaken()
    else setBusy(false)
  }

  return (
    <Button type="button" size="3" disabled={busy} aria-busy={busy} onClick={press}>
      <KeyRound size={18} aria-hidden />
      {busy ? busyText : text}
    </Button>
  )
}
