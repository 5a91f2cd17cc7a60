export type NoticeKind = 'success' | 'error' | 'info'

/** Seconds that a notice waits for the next page. */
export const noticeSeconds = 30
/** A cookie holds 4 KB, and one character may take nine bytes of it. */
const LONGEST_TEXT = 300

/** The notice cookie's value before URL-encoding. With `at`, only the page of that path shows the notice. */
export const noticeValue = (kind: NoticeKind, text: string, at?: string): string =>
  JSON.stringify({ kind, text: text.slice(0, LONGEST_TEXT), at })

/**
 * A Set-Cookie value that shows a notice on the next page: `reader.js` on reader pages, the toaster on staff screens. It is not
 * HttpOnly: it gives no right, and the script that shows it deletes it.
 */
export function noticeCookie(kind: NoticeKind, text: string): string {
  const value = encodeURIComponent(noticeValue(kind, text))
  return `notice=${value}; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax`
}
