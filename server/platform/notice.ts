export type NoticeKind = 'success' | 'error' | 'info'

const LIFE_SECONDS = 30
/** A cookie holds 4 KB, and a letter may take nine bytes of it. */
const LONGEST_TEXT = 300

/** A Set-Cookie value that shows a notice on the next page: `reader.js` on reader pages, the toaster on staff screens. It carries text
 * for the screen and no right, and the script that shows it also deletes it, so it is not HttpOnly. */
export function noticeCookie(kind: NoticeKind, text: string): string {
  const value = encodeURIComponent(JSON.stringify({ kind, text: text.slice(0, LONGEST_TEXT) }))
  return `notice=${value}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax`
}
