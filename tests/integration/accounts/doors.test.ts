import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { describe, expect, test } from 'vitest'
import { endSession, getAuth, postAuth } from '#server/accounts/http.ts'
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
    const response = await endSession(post('/api/session/end', { cookie }))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(await findSession(sid)).toBeNull()
    expect(cookiesOf(response)).toContain(`${cookieName}=; Path=/; Max-Age=0`)
    expect(decodeURIComponent(cookiesOf(response))).toContain('Logout realizado com sucesso')
  })

  test.each(['https://outro.example', 'null', ''])('is refused for a page of %j', async origin => {
    const { sid, cookie } = await signedIn()
    const response = await endSession(post('/api/session/end', { cookie, origin }))
    expect(response.status).toBe(403)
    expect(await findSession(sid)).not.toBeNull()
  })

  test.each([`${cookieName}=lixo`, `${cookieName}.0=a; ${cookieName}.1=b`, ''])(
    'works with the cookie %j',
    async cookie => {
      const response = await endSession(post('/api/session/end', { cookie }))
      expect(response.status).toBe(303)
      expect(cookiesOf(response)).toContain(`${cookieName}=; Path=/; Max-Age=0`)
    },
  )
})

describe('next-auth’s own addresses', () => {
  test.each(['session', 'signout', 'signin', '_log', 'callback/credentials'])('%s reveals nothing', async path => {
    const response = await getAuth(new NextRequest(`http://${host}/api/auth/${path}`), at(path))
    expect(response.status).toBe(404)
  })

  test.each(['signout', 'signin/credentials', 'session', '_log', 'callback/google'])(
    '%s takes nothing in',
    async path => {
      expect((await postAuth(post(`/api/auth/${path}`), at(path))).status).toBe(404)
    },
  )

  test('signing in from another site’s page is refused', async () => {
    const request = post('/api/auth/callback/credentials', { origin: 'https://outro.example' }, 'email=a')
    expect((await postAuth(request, at('callback/credentials'))).status).toBe(403)
  })

  test('a body that no form of this site sends is not read', async () => {
    const request = post('/api/auth/callback/credentials', {}, 'x'.repeat(1_000_000))
    expect((await postAuth(request, at('callback/credentials'))).status).toBe(413)
  })
})
