import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { clientAddress, isSameOrigin, networkOf, readText } from '#server/platform/door/request.ts'
import { revokeSession } from '#server/platform/door/session-store.ts'
import { endedCookies, isSecureSite, readSessionId } from '#server/platform/door/session-token.ts'
import { log } from '#server/platform/process/log.ts'
import { deviceCookie, makeDevice } from './device.ts'
import { authOptions } from './next-auth.ts'

interface AuthContext {
  params: Promise<{ nextauth: string[] }>
}

const LONGEST_FORM = 4_096
const deviceSeconds = 365 * 24 * 60 * 60

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** What next-auth's own client asks before it signs in. The rest of its addresses stays closed: leaving has its own, and nobody needs a
 * session read out as JSON. */
export async function getAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const { nextauth } = await context.params
  if (!['csrf', 'providers'].includes(nextauth.join('/'))) return answer(404)
  return NextAuth(
    request,
    context,
    authOptions({ origin: { network: '', device: null }, userAgent: '' }, () => {}),
  )
}

/**
 * Signs in with e-mail and password, and leaves the notice of it for the next page. A session that the browser had before ends: what a
 * stranger planted or copied opens nothing (abuse case 24).
 */
export async function postAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const { nextauth } = await context.params
  if (nextauth.join('/') !== 'callback/credentials') return answer(404)
  if (!isSameOrigin(request.headers)) return answer(403)
  const body = await readText(request, LONGEST_FORM)
  if (body === null) return answer(413)

  let signedInAs: string | undefined
  const options = authOptions(visitorOf(request), email => {
    signedInAs = email
  })
  const read = new NextRequest(request.url, { method: 'POST', headers: request.headers, body })
  const response: Response = await NextAuth(read, context, options)
  // Without its own token against forged forms next-auth answers 200 and does nothing.
  if (signedInAs === undefined) return response.status < 400 ? answer(403) : response

  await endSessionOf(request)
  response.headers.append('set-cookie', noticeCookie('success', 'Login realizado com sucesso!'))
  response.headers.append('set-cookie', deviceOf(signedInAs))
  return response
}

/** Signs out, by a plain form: works without a script, and in the browser even where the server fails (reader §4). */
export async function endSession(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const ended = await endSessionOf(request).then(
    () => true,
    error => {
      log().error({ err: error }, 'sign-out failed')
      return false
    },
  )
  const headers = new Headers({ location: '/', 'cache-control': 'no-store' })
  for (const cookie of endedCookies(request.cookies.getAll().map(({ name }) => name)))
    headers.append('set-cookie', cookie)
  const notice = ended
    ? noticeCookie('success', 'Logout realizado com sucesso')
    : noticeCookie('error', 'Erro ao fazer logout')
  headers.append('set-cookie', notice)
  return new Response(null, { status: 303, headers })
}

async function endSessionOf({ cookies }: NextRequest): Promise<void> {
  const sid = await readSessionId(Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value])))
  if (sid !== null) await revokeSession(sid)
}

const visitorOf = (request: NextRequest) => ({
  origin: {
    network: networkOf(clientAddress(request.headers)),
    device: request.cookies.get(deviceCookie)?.value ?? null,
  },
  userAgent: request.headers.get('user-agent') ?? '',
})

const deviceOf = (email: string): string =>
  `${deviceCookie}=${makeDevice(email)}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${isSecureSite() ? '; Secure' : ''}`
