import { cookies } from 'next/headers'
import { type NoticeKind, noticeSeconds, noticeValue } from './notice.ts'

/** Sets the notice cookie for the next page, inside a server action. */
export async function leaveNotice(kind: NoticeKind, text: string): Promise<void> {
  const jar = await cookies()
  jar.set('notice', noticeValue(kind, text), { path: '/', maxAge: noticeSeconds, sameSite: 'lax' })
}
