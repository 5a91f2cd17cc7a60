'use client'

import { Button } from '@radix-ui/themes'
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { askServer } from './ask-server.ts'
import { answerInBrowser, answerInField, offersInField } from './browser-key.ts'

const failure = 'Não foi possível entrar com a chave de acesso.'
const refused = { setError: () => {}, failure }
/** The first sign of a person on the screen. Until then the screen loads nothing for keys. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

const challenge = () => askServer<PublicKeyCredentialRequestOptionsJSON>('/api/account/passkey/challenge', {})
const send = (response: AuthenticationResponseJSON) => askServer('/api/account/passkey', { response })

/** Signs in with a passkey: by a button, or where the browser offers one in the e-mail field. */
export function PasskeyEntry({ next }: { next: string }) {
  const [busy, setBusy] = useState(false)

  async function enter(response: AuthenticationResponseJSON | null | undefined) {
    if (response && (await doneOf(send(response), refused))) location.assign(next)
    else setBusy(false)
  }

  async function press() {
    setBusy(true)
    const options = (await doneOf(challenge(), refused))?.data
    await enter(options && (await answerInBrowser(options, failure)))
  }

  useEffect(() => {
    const listening = new AbortController()
    async function offer() {
      listening.abort()
      if (!(await offersInField())) return
      const options = (await challenge().catch(() => null))?.data
      const response = options && (await answerInField(options))
      if (response && (await doneOf(send(response), refused))) location.assign(next)
    }
    for (const sign of signs) document.addEventListener(sign, offer, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [next])

  return (
    <Button type="button" size="3" variant="soft" disabled={busy} aria-busy={busy} onClick={press}>
      <Fingerprint size={18} aria-hidden />
      {busy ? 'Esperando a chave...' : 'Entrar com chave de acesso'}
    </Button>
  )
}
