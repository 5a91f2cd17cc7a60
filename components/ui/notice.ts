const kinds = ['success', 'error', 'info'] as const

/** What the last request wants to be said on this page. */
export interface Notice {
  kind: (typeof kinds)[number]
  text: string
}

/** Reads the notice cookie and deletes it, so that it is shown once; null when there is none, or a broken one. */
export function takeNotice(): Notice | null {
  const value = /(?:^|; )notice=([^;]*)/.exec(document.cookie)?.[1]
  if (value === undefined) return null
  // The Cookie Store API needs a secure context, and a house in a local network has none.
  Reflect.set(document, 'cookie', 'notice=; Path=/; Max-Age=0; SameSite=Lax')
  return readNotice(value)
}

/** A notice from the cookie's value: URL-encoded JSON. */
export function readNotice(value: string): Notice | null {
  try {
    const { kind, text } = JSON.parse(decodeURIComponent(value))
    return typeof text === 'string' && text ? { kind: kinds.find(known => known === kind) ?? 'info', text } : null
  } catch {
    return null
  }
}
