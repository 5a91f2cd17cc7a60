import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '#prisma/seed/factories.ts'
import { getAuth, postAuth, postSignOut } from '#server/accounts/entry/http.ts'
import { db } from '#server/platform/db/db.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'

const host = 'localhost:3000'
const cookieName = 'next-auth.session-token'

/** A request as the press forwards it. */
function post(path: string, headers: Record<string, string> = {}, body = ''): NextRequest {
  return new NextRequest(`http://${host}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-host': host, 'x-forwarded-for': '203.0.113.9', origin: `http://${host}`, ...headers },
    body,
  })
}

const at = (path: string) => ({ params: Promise.resolve({ nextauth: path.split('/') }) })

async function signedIn() {
  const { id } = await given.reader()
  const sid = await openSession(db(), id, '')
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  return { sid, cookie: `${cookieName}=${token}` }
}

const cookiesOf = (response: Response) => response.headers.getSetCookie().join('\n')

describe('signing out', () => {
  test('ends the session on the server and in the browser, and confirms it on the home page', async () => {
    const { sid, cookie } = await signedIn()
    const response = await postSignOut(post('/api/session/end', { cookie }))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(await findSession(sid)).toBeNull()
    expect(cookiesOf(response)).toContain(`${cookieName}=; Path=/; Max-Age=0`)
    expect(decodeURIComponent(cookiesOf(response))).toContain('Logout realizado com sucesso')
  })

  test.each(['https://outro.example', 'null', ''])('is refused for a page of %j', async origin => {
    const { sid, cookie } = await signedIn()
    const response = await postSignOut(post('/api/session/end', { cookie, origin }))
    expect(response.status).toBe(403)
    expect(await findSession(sid)).not.toBeNull()
  })
})

describe('next-auth’s own addresses', () => {
  test.each(['session', 'callback/credentials'])('%s reveals nothing', async path => {
    const response = await getAuth(new NextRequest(`http://${host}/api/auth/${path}`), at(path))
    expect(response.status).toBe(404)
  })

  test.each(['signout', 'callback/google'])('%s takes nothing in', async path => {
    expect((await postAuth(post(`/api/auth/${path}`), at(path))).status).toBe(404)
  })

  test('signing in from another site’s page is refused', async () => {
    const request = post('/api/auth/callback/credentials', { origin: 'https://outro.example' }, 'email=a')
    expect((await postAuth(request, at('callback/credentials'))).status).toBe(403)
  })

  test('a body that no form of this site sends is not read', async () => {
    const request = post('/api/auth/callback/credentials', {}, 'x'.repeat(1_000_000))
    expect((await postAuth(request, at('callback/credentials'))).status).toBe(413)
  })
})

describe('an address to continue at (abuse case 27)', () => {
  const hostile = ['//evil.example', 'https://evil.example', '/\\evil.example', '\0']
  const csrfName = 'next-auth.csrf-token'

  beforeEach(() => {
    // As the process sets it at its start (scripts/steps/environment.ts).
    vi.stubEnv('NEXTAUTH_URL', `http://${host}`)
  })
  afterEach(() => vi.unstubAllEnvs())

  async function csrf(): Promise<{ cookie: string; token: string }> {
    const response = await getAuth(new NextRequest(`http://${host}/api/auth/csrf`), at('csrf'))
    const { csrfToken } = await response.json()
    const cookie = response.headers.getSetCookie().find(line => line.startsWith(csrfName)) ?? ''
    return { cookie: cookie.split(';')[0] ?? '', token: csrfToken }
  }

  test.each(hostile)('%j in the query or in a planted cookie changes no answer', async value => {
    for (const path of ['csrf', 'providers']) {
      const url = `http://${host}/api/auth/${path}?callbackUrl=${encodeURIComponent(value)}&callbackUrl[]=x&error=x`
      const cookie = `next-auth.callback-url=${encodeURIComponent(value)}; ${csrfName}=%; next-auth.session-token=${encodeURIComponent(value)}`
      const response = await getAuth(new NextRequest(url, { headers: { cookie } }), at(path))
      expect(response.status).toBe(200)
      expect(JSON.stringify([[...response.headers], await response.text()])).not.toMatch(/evil|javascript:/)
    }
  })

  test.each(hostile)('%j in the sign-in form leads nowhere else', async value => {
    const { email } = await given.reader()
    const { cookie, token } = await csrf()
    const planted = `${cookie}; next-auth.callback-url=${encodeURIComponent(value)}`
    const fields = {
      csrfToken: token,
      email,
      password: demoPassword,
      callbackUrl: value,
      redirect: value,
      json: 'true',
    }
    const form = { cookie: planted, 'content-type': 'application/x-www-form-urlencoded' }
    const path = `/api/auth/callback/credentials?callbackUrl=${encodeURIComponent(value)}`
    const response = await postAuth(
      post(path, form, new URLSearchParams(fields).toString()),
      at('callback/credentials'),
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ url: `http://${host}` })
    expect(cookiesOf(response)).toContain(`${cookieName}=`)
    expect(JSON.stringify([...response.headers])).not.toMatch(/evil|javascript:/)
  })

  test('guesses at an account whose points are gone never reach next-auth (abuse case 22)', async () => {
    const { email } = await given.reader()
    const { cookie, token } = await csrf()
    const guess = (csrfToken: string) => {
      const body = new URLSearchParams({ csrfToken, email, password: 'Errada2026', json: 'true' }).toString()
      const from = { cookie, 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` }
      return postAuth(post('/api/auth/callback/credentials', from, body), at('callback/credentials'))
    }
    for (let tries = 0; tries < 11; tries++) await guess(token)
    // next-auth would refuse its token first.
    const response = await guess('errado')
    expect(response.status).toBe(401)
    const { url } = (await response.json()) as { url: string }
    expect(new URL(url).searchParams.get('error')).toMatch(/^Muitas tentativas/)
    expect(cookiesOf(response)).not.toContain(`${cookieName}=`)
  })
})
