import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { env } from '#server/platform/process/env.ts'
import { providerName } from './identity.ts'

export interface ProviderButton {
  key: string
  name: string
}

/** The other ways to sign in that are configured, for the sign-in screen. */
export interface OtherWays {
  providers: ProviderButton[]
  /** The house's own provider, offered to addresses of its domains. */
  sso: { name: string; domains: readonly string[] } | null
  wallet: boolean
  /** Whether phones are offered: only where messages reach them. */
  phones: boolean
}

/** The other ways to sign in, from the configuration. */
export function findOtherWays(): OtherWays {
  const { oidc, saml, wallet } = env().identities
  return {
    providers: oidc.map(({ key, name }) => ({ key, name })),
    sso: saml && { name: saml.name, domains: saml.domains },
    wallet,
    phones: hasGateway(),
  }
}

/** One of a person's linked identities. */
export interface LinkedIdentity {
  id: string
  /** Its provider's name. */
  name: string
  /** What its owner knows it by; may be empty. */
  label: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The signed-in person's linked identities, the oldest first. One of a provider that is no longer configured is named by its key. */
export async function findIdentities(actor: SignedIn): Promise<LinkedIdentity[]> {
  const identities = await db().identity.findMany({
    where: { userId: actor.id },
    orderBy: { id: 'asc' },
    select: { id: true, provider: true, label: true, createdAt: true, lastUsedAt: true },
  })
  return identities.map(({ provider, ...identity }) => ({ ...identity, name: providerName(provider) ?? provider }))
}
