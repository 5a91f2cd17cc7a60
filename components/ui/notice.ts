const kinds = ['success', 'error', 'info'] as const

/** A message from the last request for this page (GEN-5). */
export interface Notice {
  kind: (typeof kinds)[number]
  text: string
  /** The path of the only page that shows it. Without a path every page does. */
  at?: string
}

/** Reads and deletes the notice cookie, so that it is shown once; null without a valid cookie for this page. */
export function takeNotice(): Notice | null {
  const value = /(?:^|; )notice=([^;]*)/.exec(document.cookie)?.[1]
  if (value === undefined) return null
  const notice = readNotice(value)
  if (notice?.at !== undefined && notice.at !== location.pathname) return null
  // The Cookie Store API needs a secure context, and an installation in a local network may have no HTTPS.
  Reflect.set(document, 'cookie', 'notice=; Path=/; Max-Age=0; SameSite=Lax')
  return notice
}

/** Parses the cookie's value, URL-encoded JSON; null when it is invalid. */
export function readNotice(value: string): Notice | null {
  try {
    const { kind, text, at } = JSON.parse(decodeURIComponent(value))
    if (typeof text !== 'string' || !text) return null
    return { kind: kinds.find(known => known === kind) ?? 'info', text, ...(typeof at === 'string' && { at }) }
  } catch {
    return null
  }
}
