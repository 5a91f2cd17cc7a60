/** The colour schemes. */
export type Scheme = 'light' | 'dark'

/** The cookie of a reader who chose a scheme. Without it the browser's own scheme applies. */
export const schemeCookieName = 'scheme'
/** One year, in seconds. */
const lifetime = 365 * 24 * 60 * 60

const pattern = new RegExp(`(?:^|;\\s*)${schemeCookieName}=(light|dark)(?:;|$)`)

/** The chosen scheme in a Cookie header or `document.cookie`; null without a choice. */
export const readScheme = (cookies: string): Scheme | null => (pattern.exec(cookies)?.[1] as Scheme | undefined) ?? null

/** The `document.cookie` text that stores a choice, or with null deletes it. It travels within the site only. */
export const schemeCookie = (scheme: Scheme | null): string =>
  `${schemeCookieName}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? lifetime : 0}; SameSite=Lax`
