import { cookies } from 'next/headers'
import { type NoticeKind, noticeSeconds, noticeValue } from './notice.ts'

/**
 * Sets the notice cookie for the next page, inside a server action. An action that ends the session passes the next page's path as `at`: the
 * sign-in form, shown for a moment on the way there, would otherwise use the notice up.
 */
export async function leaveNotice(kind: NoticeKind, text: string, at?: string): Promise<void> {
  const jar = await cookies()
  jar.set('notice', noticeValue(kind, text, at), { path: '/', maxAge: noticeSeconds, sameSite: 'lax' })
}
