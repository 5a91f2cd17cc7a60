import { type NextRequest, NextResponse } from 'next/server'
import { turnedAway } from '#lib/addresses/entrance.ts'
import { isStaffPath } from '#lib/addresses/routes.ts'
import { movedTo } from '#lib/addresses/screen-at.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { actorOf } from '#server/platform/session/request-session.ts'

/** The screens that are not for everybody, and what stands under them: Next reads this list without running it, so it is written out, and compared
 * with lib/addresses/screens.ts by tests/architecture/screens.test.ts. */
export const config = {
  runtime: 'nodejs',
  // Looking ahead is no visit: it must not leave a notice.
  matcher: [
    {
      source: '/:screen(dashboard|settings|create|my-articles|storyboard|admin)/:path*',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    { source: '/article/:ref/edit/:path*', missing: [{ type: 'header', key: 'next-router-prefetch' }] },
  ],
}

/**
 * Turns people away from screens that are not for them before anything is rendered, with a word about why. A courtesy and not the gate:
 * pages, queries and commands ask for themselves, and refuse with this file removed. One statement at most.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // An action's answer must reach its form: sent elsewhere by an expired session, what was typed would be gone.
  if (request.method !== 'GET' && request.method !== 'HEAD') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  // What stands under a screen's name and is none has a page that says so, for everybody.
  if (!isStaffPath(pathname)) return NextResponse.next()
  const moved = movedTo(pathname)
  if (moved) return NextResponse.redirect(new URL(moved + search, request.url), 308)
  // When it cannot be known who asks, the page says what is wrong, in words.
  const actor = await actorOf(request.headers).catch(() => null)
  const away = actor && turnedAway(actor, pathname)
  if (!away) return NextResponse.next()
  const response = NextResponse.redirect(new URL(away.to, request.url), 307)
  if (away.notice) response.headers.append('set-cookie', noticeCookie('error', away.notice))
  response.headers.set('cache-control', 'no-store')
  return response
}
