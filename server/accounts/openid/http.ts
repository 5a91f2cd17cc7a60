import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import type { OidcProvider } from '#server/platform/process/settings/identity-settings.ts'
import { backToSignIn, conclude, concludeByRedirect } from '../identities/conclude.ts'
import { oidcProviderOf } from '../identities/identity.ts'
import {
  beginLimit,
  beginning,
  concludedAnswer,
  concludeLimit,
  openedAnswer,
  purposeOf,
} from '../identities/purpose.ts'
import { beginSaml } from '../saml/sign-on.ts'
import { beginAuthorization, finishAuthorization } from './authorization.ts'
import { openNonce, proveByToken } from './id-token.ts'

const params = z.object({ provider: z.string().max(20) })
const LONGEST_TOKEN = 16_384

function configured(key: string): OidcProvider {
  const provider = oidcProviderOf(key)
  if (!provider) throw new DomainError('not_found')
  return provider
}

/** Begins a dialogue with a provider; gives the address to open. */
export const postBegin = route({
  name: 'identity.begin',
  method: 'POST',
  access: 'public',
  params,
  limit: beginLimit,
  body: json(4_096, beginning),
  async answer({ request: { headers }, params, input }) {
    const purpose = await purposeOf(headers, input)
    const { url, cookie } =
      params.provider === 'saml'
        ? await beginSaml(purpose)
        : await beginAuthorization(configured(params.provider), purpose)
    return openedAnswer({ url }, cookie)
  },
})

/** The provider sends the browser back here. */
export const getCallback = route({
  name: 'identity.callback',
  method: 'GET',
  access: 'public',
  params,
  limit: concludeLimit,
  async answer({ request: { url, headers }, params }) {
    const { taken, proved } = await finishAuthorization(configured(params.provider), new URL(url), headers)
    return concludeByRedirect(headers, taken, proved)
  },
  refuse: backToSignIn,
})

/** Gives a nonce for an id_token that the provider's script or app fetches. */
export const postNonce = route({
  name: 'identity.nonce',
  method: 'POST',
  access: 'public',
  origin: 'anywhere',
  params,
  limit: beginLimit,
  body: json(4_096, beginning),
  async answer({ request: { headers }, params, input }) {
    const provider = configured(params.provider)
    const { nonce, cookie } = await openNonce(provider, await purposeOf(headers, input))
    return openedAnswer({ nonce }, cookie)
  },
})

/** Signs in with an id_token, or links it; gives the address to open. An app may call it: what counts is the browser's dialogue. */
export const postToken = route({
  name: 'identity.token',
  method: 'POST',
  access: 'public',
  origin: 'anywhere',
  params,
  limit: concludeLimit,
  body: json(LONGEST_TOKEN, z.object({ idToken: z.string() })),
  async answer({ request: { headers }, params, input }) {
    const { proved, taken } = await proveByToken(configured(params.provider), input.idToken, headers)
    return concludedAnswer(await conclude(headers, taken, proved))
  },
})
