import { env } from '#server/platform/process/env.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'

/** A person at another provider, as the provider's signed answer describes them. */
export interface ProvedIdentity {
  /** The provider's key in the configuration: that of an OpenID provider, `saml` or `wallet`. */
  provider: string
  /** The person's id at the provider, with the issuer before it (`subjectAt`); a wallet's address. */
  subject: string
  /** The e-mail or wallet address that its owner recognises it by, for the list in Segurança. */
  label: string
  /** An address in lower case that the provider says the person reads; null when it does not say so. Only such an address opens an account. */
  verifiedEmail: string | null
  /** As the provider spells it; may be empty. */
  fullName: string
}

/** The stored id of a person: the issuer and its id for them. A key that later names another issuer then finds nobody's identity. */
export const subjectAt = (issuer: string, subject: string): string => `${issuer} ${subject}`

/** The configured OpenID provider of a key; null for an unknown one. */
export const oidcProviderOf = (key: string): OidcProvider | null =>
  env().identities.oidc.find(provider => provider.key === key) ?? null

/** The name of a provider on screen; null when it is not configured. */
export function providerName(key: string): string | null {
  const { saml, wallet } = env().identities
  if (key === 'saml') return saml?.name ?? null
  if (key === 'wallet') return wallet ? 'Carteira' : null
  return oidcProviderOf(key)?.name ?? null
}

/** The keys of all providers by which a person can sign in. */
export function providerKeys(): string[] {
  const { oidc, saml, wallet } = env().identities
  return [...oidc.map(({ key }) => key), ...(saml ? ['saml'] : []), ...(wallet ? ['wallet'] : [])]
}
