'use client'

import { Button } from '@radix-ui/themes'
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { askServer } from '../ask-server.ts'
import { answerInBrowser, answerInField, offersInField } from './browser-key.ts'

const failure = 'Não foi possível entrar com a chave de acesso.'
const refused = { setError: () => {}, failure }
/** The first sign of a person on the screen. Until then the screen loads nothing for keys. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

interface Begun {
  ceremony: string
  options: PublicKeyCredentialRequestOptionsJSON
}

const challenge = () => askServer<Begun>('/api/account/passkey/challenge', {})
const send = ({ ceremony }: Begun, response: AuthenticationResponseJSON) =>
  askServer('/api/account/passkey', { ceremony, response })

/** Signs in with a passkey: by a button, or where the browser offers one in the e-mail field. */
export function PasskeyEntry({ next }: { next: string }) {
  const [busy, setBusy] = useState(false)
  const pressed = useRef(false)
  /** The challenge for the field. The first answer names the browser: the button's challenge waits for it. */
  const offered = useRef<ReturnType<typeof challenge> | null>(null)

  async function press() {
    pressed.current = true
    setBusy(true)
    await offered.current?.catch(() => null)
    const begun = (await doneOf(challenge(), refused))?.data
    const response = begun && (await answerInBrowser(begun.options, failure))
    if (response && (await doneOf(send(begun, response), refused))) location.assign(next)
    else setBusy(false)
  }

  useEffect(() => {
    const listening = new AbortController()
    async function offer() {
      listening.abort()
      if (!(await offersInField()) || pressed.current) return
      offered.current = challenge()
      const begun = (await offered.current.catch(() => null))?.data
      // The button asks for itself, and one question at a time is all that a browser takes.
      const response = begun && !pressed.current && (await answerInField(begun.options))
      if (response && !pressed.current && (await doneOf(send(begun, response), refused))) location.assign(next)
    }
    for (const sign of signs) document.addEventListener(sign, offer, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [next])

  return (
    <Button type="button" size="2" variant="soft" disabled={busy} aria-busy={busy} onClick={press}>
      <Fingerprint size={18} aria-hidden />
      {busy ? 'Esperando a chave...' : 'Entrar com chave de acesso'}
    </Button>
  )
}
