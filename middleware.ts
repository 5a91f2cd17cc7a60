import { type NextRequest, NextResponse } from 'next/server'
import { type Actor, anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/addresses/entrance.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { findSession } from '#server/platform/door/session-store.ts'
import { readSessionId } from '#server/platform/door/session-token.ts'

export const config = {
  runtime: 'nodejs',
  // Looking ahead is no visit: it must not leave a notice.
  matcher: [
    {
      source: '/:screen(dashboard|settings|create|my-articles|storyboard)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    { source: '/storyboard/:id', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    { source: '/admin/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    { source: '/article/:ref/edit', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    {
      source: '/article/:ref/edit/:screen(versoes|atualizacao)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}

/**
 * Turns people away from screens that are not for them before anything is rendered, with a word about why. A courtesy and not the gate:
 * pages, queries and commands ask for themselves, and refuse with this file removed. One statement at most.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // An action's answer must reach its form: sent elsewhere by an expired session, what was typed would be gone.
  if (request.method !== 'GET' && request.method !== 'HEAD') return NextResponse.next()
  const actor = await visitor(request)
  const away = actor && turnedAway(actor, request.nextUrl.pathname)
  if (!away) return NextResponse.next()
  const response = NextResponse.redirect(new URL(away.to, request.url), 307)
  if (away.notice) response.headers.append('set-cookie', noticeCookie('error', away.notice))
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Who asks; null when it cannot be known now. The page then says what is wrong, in words. */
async function visitor({ cookies }: NextRequest): Promise<Actor | null> {
  try {
    const sid = await readSessionId(Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value])))
    return (sid === null ? null : await findSession(sid))?.actor ?? anonymous
  } catch {
    return null
  }
}
