import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { outsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { now } from '#server/platform/process/clock.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { openCeremony, type Purpose, type TakenCeremony, takeCeremony } from '../identities/ceremony.ts'
import type { ProvedIdentity } from '../identities/identity.ts'
import { identityIn } from './claims.ts'
import { discover } from './discovery.ts'
import { failureOf } from './failure.ts'

/** Signatures with a provider's public key. Those with a shared secret are refused. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const toleranceSeconds = 60

const dialogue = z.object({ provider: z.string(), issuer: z.string(), byToken: z.literal(true) })

/** Opens a dialogue for an id_token that a provider's script or app fetches. The nonce must come back in the token. */
export async function openNonce(provider: OidcProvider, purpose: Purpose): Promise<{ nonce: string; cookie: string }> {
  const data = { provider: provider.key, issuer: provider.issuer, byToken: true }
  const { state, cookie } = await openCeremony('oidc', purpose, () => data)
  return { nonce: state, cookie }
}

/**
 * Takes the dialogue of an id_token's nonce and proves the identity with the token: signature by the provider's keys, issuer, audience,
 * expiry. Raises ceremony_over, identity_refused and identity_unavailable.
 */
export async function proveByToken(
  provider: OidcProvider,
  token: string,
  headers: Headers,
): Promise<{ proved: ProvedIdentity; taken: TakenCeremony<z.output<typeof dialogue>> }> {
  const claims = await verify(provider, token).catch(error => {
    throw failureOf(error, provider)
  })
  const state = typeof claims.nonce === 'string' ? claims.nonce : ''
  const taken = await takeCeremony('oidc', { state, headers, schema: dialogue })
  const { data } = taken
  if (data.provider !== provider.key || data.issuer !== provider.issuer) throw new DomainError('ceremony_over')
  return { proved: identityIn(provider, claims), taken }
}

async function verify(provider: OidcProvider, token: string): Promise<JWTPayload> {
  const { jwks_uri, issuer } = (await discover(provider)).serverMetadata()
  if (!jwks_uri) throw new Error('The provider names no keys')
  const { payload } = await jwtVerify(token, keysAt(jwks_uri, provider.issuer), {
    issuer,
    audience: provider.clientId,
    algorithms,
    clockTolerance: toleranceSeconds,
    currentDate: now(),
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  })
  // A token for several audiences names the one that asked for it.
  if ([payload.aud].flat().length > 1 && payload.azp !== provider.clientId)
    throw new Error('An id_token of another client')
  return payload
}

type KeySet = ReturnType<typeof createRemoteJWKSet>

/** The provider's keys, fetched when one is missing, at most every thirty seconds. */
function keysAt(address: string, issuer: string): KeySet {
  const known = singleton('oidc-keys', () => new Map<string, KeySet>())
  const name = `${issuer} ${address}`
  const keys = known.get(name) ?? createRemoteJWKSet(new URL(address), { [customFetch]: outsideFetch([issuer]) })
  known.set(name, keys)
  return keys
}
