import { env } from '#server/platform/process/env.ts'
import type { OidcProvider } from '#server/platform/process/identity-settings.ts'

/** A person's identity, as a provider proved it. */
export interface ProvedIdentity {
  /** The provider's key: that of an OpenID provider, `saml` or `wallet`. */
  provider: string
  /** Unique at the provider, whatever provider its key will name later. */
  subject: string
  /** What its owner knows it by: an e-mail or a wallet's address. */
  label: string
  /** The address, in lower case, that the provider says the person can read; null without such a statement. */
  verifiedEmail: string | null
  /** As the provider spells it; may be empty. */
  fullName: string
}

/** A subject with its issuer: the same subject at another issuer is another person. */
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
