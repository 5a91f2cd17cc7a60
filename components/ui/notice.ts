const kinds = ['success', 'error', 'info'] as const

/** A message from the last request for this page (GEN-5). */
export interface Notice {
  kind: (typeof kinds)[number]
  text: string
}

/** Reads and deletes the notice cookie, so that it is shown once; null without a valid cookie. */
export function takeNotice(): Notice | null {
  const value = /(?:^|; )notice=([^;]*)/.exec(document.cookie)?.[1]
  if (value === undefined) return null
  // The Cookie Store API needs a secure context, and an installation in a local network may have no HTTPS.
  Reflect.set(document, 'cookie', 'notice=; Path=/; Max-Age=0; SameSite=Lax')
  return readNotice(value)
}

/** Parses the cookie's value, URL-encoded JSON; null when it is invalid. */
export function readNotice(value: string): Notice | null {
  try {
    const { kind, text } = JSON.parse(decodeURIComponent(value))
    return typeof text === 'string' && text ? { kind: kinds.find(known => known === kind) ?? 'info', text } : null
  } catch {
    return null
  }
}
