import { type NextRequest, NextResponse } from 'next/server'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { isStaffPath } from '#lib/addresses/screens/routes.ts'
import { movedTo } from '#lib/addresses/screens/screen-at.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'

/**
 * The restricted screens and the addresses under them. Next reads this list without running it, so it is written out;
 * tests/architecture/screens.test.ts compares it with lib/addresses/screens/screens.ts.
 */
export const config = {
  runtime: 'nodejs',
  // A prefetch is no visit and must not leave a notice.
  matcher: [
    {
      source:
        '/:screen(dashboard|settings|create|my-articles|avisos|storyboard|monitor|mesa|admin|import-articles|analytics-settings)/:path*',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    { source: '/newsletter/edicoes/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    { source: '/newsletter', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    {
      source: '/newsletter/:screen(inscritos|envios|automaticas)/:path*',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    { source: '/events/:screen(create|meus)/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    { source: '/events/:id/edit/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
    { source: '/article/:ref/edit/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
  ],
}

/**
 * Redirects people from screens that they may not open, before anything is rendered, with a notice. A courtesy and no access control:
 * pages, queries and commands check their policies without this file. One statement at most.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // An action's answer must reach its form: with an expired session a redirect would lose the typed text.
  if (request.method !== 'GET' && request.method !== 'HEAD') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  // An unknown address under a screen's name gets the 404 page, for everybody.
  if (!isStaffPath(pathname)) return NextResponse.next()
  const moved = movedTo(pathname)
  if (moved) return NextResponse.redirect(new URL(moved + search, request.url), 308)
  // When the session cannot be read, the page itself shows the error.
  const session = await sessionOf(request.headers).catch(() => undefined)
  const away = session !== undefined && turnedAway(session?.actor ?? anonymous, pathname, session?.mustEnrol)
  if (!away) return NextResponse.next()
  const response = NextResponse.redirect(new URL(away.to, request.url), 307)
  if (away.notice) response.headers.append('set-cookie', noticeCookie('error', away.notice))
  response.headers.set('cache-control', 'no-store')
  return response
}
