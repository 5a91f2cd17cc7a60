'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Outcome } from '#lib/outcome.ts'
import type { OtherWays as Ways } from '#server/accounts/identities/queries.ts'
import { withProof } from '../proof/with-proof.ts'
import { beginWith, type Wish } from './ask-identity.ts'

interface ProviderButtonProps extends Wish {
  /** The provider's key: that of an OpenID provider, `saml` or `wallet`. */
  provider: string
  label: string
}

/** A button that signs in with another provider, or links an identity there. */
export function ProviderButton({ provider, label, ...wish }: ProviderButtonProps) {
  const [busy, setBusy] = useState(false)

  async function begin() {
    forgetFailure()
    setBusy(true)
    const outcome = await withProof(ask(provider))(wish).catch(unanswered)
    if (outcome.data) return location.assign(outcome.data.url)
    setBusy(false)
    const failure = wish.purpose === 'link' ? 'Não foi possível ligar.' : 'Não foi possível entrar.'
    if (outcome.serverError) sayError(outcome.serverError, failure)
  }

  return (
    <Button variant="outline" size="3" onClick={begin} disabled={busy} aria-busy={busy}>
      {label}
    </Button>
  )
}

/** What a click asks. The code that talks to wallets loads with the first click. */
const ask = (provider: string): ((wish: Wish) => Promise<Outcome<{ url: string }>>) =>
  provider === 'wallet' ? async wish => (await import('./ask-wallet.ts')).askWallet(wish) : beginWith(provider)

interface OtherWaysProps {
  ways: Ways
  /** The address in the sign-in form. The house's own provider is offered to addresses of its domains. */
  email: string
  next: string
}

/** The other ways to sign in; nothing when none is configured. */
export function OtherWays({ ways: { providers, sso, wallet }, email, next }: OtherWaysProps) {
  const ofHouse = sso?.domains.includes(email.trim().toLowerCase().split('@')[1] ?? '')
  const offered = [
    ...(sso && ofHouse ? [{ key: 'saml', name: sso.name }] : []),
    ...providers,
    ...(wallet ? [{ key: 'wallet', name: 'carteira digital' }] : []),
  ]
  return (
    <div className="mt-4 flex flex-col gap-3" aria-live="polite">
      {offered.map(({ key, name }) => (
        <ProviderButton key={key} provider={key} label={`Entrar com ${name}`} purpose="enter" next={next} />
      ))}
    </div>
  )
}
