/**
 * Whether a request was made by a page of this site: browsers put the origin on every POST, and the press has made sure that the host is
 * the site's own (abuse: forged requests from a second origin).
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('x-forwarded-host')
}
