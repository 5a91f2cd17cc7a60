import type { OtherWays as Ways } from '#server/accounts/identities/queries.ts'
import { ProviderButton } from './provider-button.client.tsx'

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
