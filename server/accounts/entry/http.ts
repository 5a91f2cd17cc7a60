import { z } from 'zod'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { emptyAnswer, jsonAnswer, seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { route } from '#server/platform/door/route.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { endedCookies } from '#server/platform/session/session-token.ts'
import { askNextAuth } from './ask-next-auth.ts'
import { type Entered, endSessionOf, entryCookies } from './enter.ts'
import { authOptions, credentialsIn } from './next-auth.ts'
import { type Origin, refuseEarly } from './throttle.ts'
import { cookiesOf, visitorOf } from './visitor.ts'

const LONGEST_FORM = 4_096
/** The fields of the sign-in form, with next-auth's own: its token against forged requests, and its wish for JSON. */
const text = z.string().optional()
const signInForm = z.object({ csrfToken: z.string(), email: text, password: text, json: text })

/** One of next-auth's own addresses, by its segments. */
const nextauth = (...paths: string[]) =>
  z.object({ nextauth: z.array(z.string()).refine(segments => paths.includes(segments.join('/'))) })

/**
 * The two addresses that next-auth's client requests before it signs in. Its other addresses stay closed: signing out has a route of its
 * own, and nothing needs the session as JSON.
 */
export const getAuth = route({
  name: 'next-auth',
  method: 'GET',
  access: 'public',
  params: nextauth('csrf', 'providers'),
  answer: ({ request, params }) =>
    askNextAuth(
      { segments: params.nextauth, method: 'GET', cookies: cookiesOf(request.headers) },
      authOptions({ origin: { network: '', device: null }, userAgent: '' }, () => {}),
    ),
})

/** The refusal of an attempt that needs no work to be refused, in next-auth's form; null for any other. Spares next-auth's tokens and ciphers. */
function refusedEarly(body: z.output<typeof signInForm>, origin: Origin): Response | null {
  try {
    refuseEarly(credentialsIn(body).email, origin)
    return null
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'too_many_attempts') return null
    return jsonAnswer({ url: `${env().SITE_URL}/auth?error=${encodeURIComponent(messageFor(error))}` }, 401)
  }
}

/** Signs in with e-mail and password, and leaves a notice for the next page. */
export const postAuth = route({
  name: 'sign-in',
  method: 'POST',
  access: 'public',
  params: nextauth('callback/credentials'),
  body: form(LONGEST_FORM, signInForm),
  async answer({ request: { headers }, params, input: body }) {
    const visitor = visitorOf(headers)
    const early = refusedEarly(body, visitor.origin)
    if (early) return early
    let entered: Entered | undefined
    const options = authOptions(visitor, arrival => {
      entered = arrival
    })
    const question = { segments: params.nextauth, method: 'POST', cookies: cookiesOf(headers), body } as const
    const response = await askNextAuth(question, options)
    // With a wrong CSRF token next-auth answers 200 and does nothing.
    if (entered === undefined) return response.status < 400 ? emptyAnswer(403) : response

    for (const cookie of await entryCookies(headers, entered)) response.headers.append('set-cookie', cookie)
    return response
  },
})

/** Signs out, by a plain form that works without a script. The cookies end even when the database fails (SES-2). */
export const postSignOut = route({
  name: 'sign-out',
  method: 'POST',
  access: 'public',
  async answer({ request }) {
    const ended = await endSessionOf(request.headers).then(
      () => true,
      error => {
        log().error({ err: error }, 'sign-out failed')
        return false
      },
    )
    const notice = ended
      ? noticeCookie('success', 'Logout realizado com sucesso')
      : noticeCookie('error', 'Erro ao fazer logout')
    return seeOther('/', ...endedCookies(Object.keys(cookiesOf(request.headers))), notice)
  },
})
