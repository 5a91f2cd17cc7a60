import { z } from 'zod'
import { emptyAnswer, seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { log } from '#server/platform/process/log.ts'
import { revokeSession } from '#server/platform/session/session-store.ts'
import { cookiePairs, endedCookies, isSecureSite, readSessionId } from '#server/platform/session/session-token.ts'
import { askNextAuth } from './ask-next-auth.ts'
import { deviceCookie, makeDevice } from './device.ts'
import { authOptions } from './next-auth.ts'

const LONGEST_FORM = 4_096
/** The fields of the sign-in form, with next-auth's own: its token against forged requests, and its wish for JSON. */
const text = z.string().optional()
const signInForm = z.object({ csrfToken: z.string(), email: text, password: text, json: text })
const deviceSeconds = 365 * 24 * 60 * 60

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
      { segments: params.nextauth, method: 'GET', cookies: cookiesOf(request) },
      authOptions({ origin: { network: '', device: null }, userAgent: '' }, () => {}),
    ),
})

/**
 * Signs in with e-mail and password, and leaves a notice for the next page. Ends the browser's former session, so that a planted or
 * copied one grants no access (abuse case 24).
 */
export const postAuth = route({
  name: 'sign-in',
  method: 'POST',
  access: 'public',
  params: nextauth('callback/credentials'),
  body: form(LONGEST_FORM, signInForm),
  async answer({ request, params, input: body }) {
    let signedInAs: string | undefined
    const options = authOptions(visitorOf(request), email => {
      signedInAs = email
    })
    const question = { segments: params.nextauth, method: 'POST', cookies: cookiesOf(request), body } as const
    const response = await askNextAuth(question, options)
    // With a wrong CSRF token next-auth answers 200 and does nothing.
    if (signedInAs === undefined) return response.status < 400 ? emptyAnswer(403) : response

    await endSessionOf(request)
    response.headers.append('set-cookie', noticeCookie('success', 'Login realizado com sucesso!'))
    response.headers.append('set-cookie', deviceOf(signedInAs))
    return response
  },
})

/** Signs out, by a plain form that works without a script. The cookies end even when the database fails (SES-2). */
export const endSession = route({
  name: 'sign-out',
  method: 'POST',
  access: 'public',
  async answer({ request }) {
    const ended = await endSessionOf(request).then(
      () => true,
      error => {
        log().error({ err: error }, 'sign-out failed')
        return false
      },
    )
    const notice = ended
      ? noticeCookie('success', 'Logout realizado com sucesso')
      : noticeCookie('error', 'Erro ao fazer logout')
    return seeOther('/', ...endedCookies(Object.keys(cookiesOf(request))), notice)
  },
})

async function endSessionOf(request: Request): Promise<void> {
  const sid = await readSessionId(cookiesOf(request))
  if (sid !== null) await revokeSession(sid)
}

const cookiesOf = ({ headers }: Request) => cookiePairs(headers.get('cookie') ?? '')

const visitorOf = (request: Request) => ({
  origin: {
    network: networkOf(clientAddress(request.headers)),
    device: cookiesOf(request)[deviceCookie] ?? null,
  },
  userAgent: request.headers.get('user-agent') ?? '',
})

const deviceOf = (email: string): string =>
  `${deviceCookie}=${makeDevice(email)}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${isSecureSite() ? '; Secure' : ''}`
