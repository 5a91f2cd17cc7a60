import { z } from 'zod'
import { email as emailField } from '#lib/schemas/account.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'
import { type ProvedIdentity, subjectAt } from '../identities/identity.ts'

/** The claims about a person that sign-in uses. Providers also write `email_verified` as a text. */
const personClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

/** The identity in a provider's checked claims. An address without the provider's word that it is verified counts as unknown. */
export function identityIn(provider: OidcProvider, claims: object): ProvedIdentity {
  const { sub, email, email_verified, name } = personClaims.parse(claims)
  const address = emailField.safeParse(email).data
  return {
    provider: provider.key,
    subject: subjectAt(provider.issuer, sub),
    label: address ?? name?.slice(0, 100) ?? '',
    verifiedEmail: email_verified === true && address ? address : null,
    fullName: name ?? '',
  }
}
