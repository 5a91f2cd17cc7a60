import { z } from 'zod'
import { noStore, seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { backToSignIn, concludeByRedirect } from '../identities/conclude.ts'
import { concludeLimit } from '../identities/purpose.ts'
import { receiveAnswer, samlMetadata, takeAnswer } from './sign-on.ts'

const LONGEST_ANSWER = 256 * 1024

/** The metadata that the provider's administrator loads. */
export const getMetadata = route({
  name: 'saml.metadata',
  method: 'GET',
  access: 'public',
  answer: () =>
    new Response(samlMetadata(), { headers: { ...noStore, 'content-type': 'application/samlmetadata+xml' } }),
})

/** The provider has the browser post its answer here, from its own site. */
export const postAnswer = route({
  name: 'saml.acs',
  method: 'POST',
  access: 'public',
  origin: 'anywhere',
  limit: concludeLimit,
  body: form(LONGEST_ANSWER, z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().max(200) })),
  async answer({ input, request: { headers } }) {
    const state = await receiveAnswer({ ...input, from: networkOf(clientAddress(headers)) })
    return seeOther(`/api/identity/saml/finish?state=${encodeURIComponent(state)}`)
  },
  refuse: backToSignIn,
})

/** The browser itself, with its cookies, collects what its answer proved. */
export const getFinish = route({
  name: 'saml.finish',
  method: 'GET',
  access: 'public',
  limit: concludeLimit,
  async answer({ request: { url, headers } }) {
    const { proved, taken } = await takeAnswer(new URL(url).searchParams.get('state') ?? '', headers)
    return concludeByRedirect(headers, taken, async () => proved)
  },
  refuse: backToSignIn,
})
