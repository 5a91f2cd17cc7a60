import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { env } from '#server/platform/process/env.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'
import { openCeremony, type Purpose, type TakenCeremony, takeCeremony } from '../identities/ceremony.ts'
import type { ProvedIdentity } from '../identities/identity.ts'
import { identityIn } from './claims.ts'
import { discover } from './discovery.ts'
import { failureOf } from './failure.ts'

/** Where a provider sends the browser back to; registered there. Each provider has its own address (RFC 9700, mix-up). */
const redirectUriOf = ({ key }: OidcProvider): string => `${env().SITE_URL}/api/identity/${key}/callback`

const dialogue = z.object({ provider: z.string(), issuer: z.string(), nonce: z.string(), verifier: z.string() })

/**
 * Begins an authorization code dialogue with PKCE, state and nonce. Gives the provider's address to open and the cookie that binds the
 * dialogue to the browser. Raises identity_unavailable or identity_refused when the provider cannot be asked.
 */
export async function beginAuthorization(
  provider: OidcProvider,
  purpose: Purpose,
): Promise<{ url: string; cookie: string }> {
  const configuration = await discover(provider).catch(error => {
    throw failureOf(error, provider)
  })
  const { key, issuer } = provider
  const nonce = randomNonce()
  const verifier = randomPKCECodeVerifier()
  const data = { provider: key, issuer, nonce, verifier }
  const { state, cookie } = await openCeremony('oidc', purpose, () => data)
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUriOf(provider),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, cookie }
}

/**
 * Takes the dialogue that an answer belongs to and proves the identity with it. `address` is the address that the browser was sent to; only
 * its query counts. Raises ceremony_over for a dialogue that is used, old, of another browser or with another provider, and the failures
 * of `failureOf`.
 */
export async function finishAuthorization(
  provider: OidcProvider,
  address: URL,
  headers: Headers,
): Promise<{ proved: () => Promise<ProvedIdentity>; taken: TakenCeremony<z.output<typeof dialogue>> }> {
  const state = address.searchParams.get('state') ?? ''
  const taken = await takeCeremony('oidc', { state, headers, schema: dialogue })
  const { data } = taken
  if (data.provider !== provider.key || data.issuer !== provider.issuer) throw new DomainError('ceremony_over')
  const answer = new URL(`${redirectUriOf(provider)}${address.search}`)
  return { taken, proved: () => prove(provider, answer, { ...data, state }) }
}

async function prove(
  provider: OidcProvider,
  answer: URL,
  { nonce, verifier, state }: { nonce: string; verifier: string; state: string },
): Promise<ProvedIdentity> {
  try {
    const configuration = await discover(provider)
    const tokens = await authorizationCodeGrant(configuration, answer, {
      expectedNonce: nonce,
      expectedState: state,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('No id_token')
    if (claims.email !== undefined) return identityIn(provider, claims)
    // Some providers tell the address at this endpoint only. Its subject must be the id_token's.
    const { userinfo_endpoint } = configuration.serverMetadata()
    const told = userinfo_endpoint ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
    return identityIn(provider, { ...told, ...claims })
  } catch (error) {
    throw failureOf(error, provider)
  }
}
