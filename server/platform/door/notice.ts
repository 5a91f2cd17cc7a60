export type NoticeKind = 'success' | 'error' | 'info'

/** How long a notice waits for the next page. */
export const noticeSeconds = 30
/** A cookie holds 4 KB, and a letter may take nine bytes of it. */
const LONGEST_TEXT = 300

/** What the notice cookie holds, before it is URL-encoded. */
export const noticeValue = (kind: NoticeKind, text: string): string =>
  JSON.stringify({ kind, text: text.slice(0, LONGEST_TEXT) })

/** A Set-Cookie value that shows a notice on the next page: `reader.js` on reader pages, the toaster on staff screens. It carries text
 * for the screen and no right, and the script that shows it also deletes it, so it is not HttpOnly. */
export function noticeCookie(kind: NoticeKind, text: string): string {
  const value = encodeURIComponent(noticeValue(kind, text))
  return `notice=${value}; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax`
}
