import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { outsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { now } from '#server/platform/process/clock.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'
import { singleton } from '#server/platform/process/singleton.ts'

const freshMs = 60 * 60 * 1000
const timeoutSeconds = 8

interface Known {
  configuration: Promise<Configuration>
  until: number
}

const discovered = () => singleton('oidc-discovery', () => new Map<string, Known>())

/**
 * The provider's endpoints and keys, discovered at most once an hour. Requests go through the guarded client: the issuer's own origin may
 * be on a private network, since the operator named it; every other origin must be public. Raises what the discovery raised, and tries
 * again the next time.
 */
export function discover(provider: OidcProvider): Promise<Configuration> {
  const moment = now().getTime()
  const known = discovered().get(provider.key)
  if (known && known.until > moment) return known.configuration
  const configuration = findConfiguration(provider)
  discovered().set(provider.key, { configuration, until: moment + freshMs })
  configuration.catch(() => discovered().delete(provider.key))
  return configuration
}

const findConfiguration = ({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, clientSecret, secretAs(clientSecret), {
    [customFetch]: outsideFetch([issuer]),
    timeout: timeoutSeconds,
    // Without it an id_token that came from the token endpoint would not need a signature.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  })

/** The client's secret in the way that the provider takes it: in the header by default (OpenID Connect Discovery 1.0), or in the body. */
const secretAs =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const inBody = methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
    const authenticate = inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret)
    authenticate(server, client, body, headers)
  }
