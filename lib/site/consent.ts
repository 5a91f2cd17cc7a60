/** Which wording is on screen. A change of purposes or of their words gets a new one: who chose under the old is asked again. */
export const consentWording = '2026-11'
export const consentCookieName = 'consent'
/** 180 days; then the choice is asked for anew. */
export const consentSeconds = 180 * 24 * 60 * 60

/** What a visitor allowed, per purpose. What the site cannot do without is not asked for. */
export interface Choice {
  measurement: boolean
  advertising: boolean
}

export interface Consent extends Choice {
  /** Random; ties later choices of one browser together as proof, and nothing else. */
  visitorId: string
}

const digit = (allowed: boolean) => (allowed ? '1' : '0')

/** The cookie's value: visitor, the two purposes, the wording. */
export const consentValue = ({ visitorId, measurement, advertising }: Consent): string =>
  `${visitorId}.${digit(measurement)}${digit(advertising)}.${consentWording}`

const pattern = new RegExp(
  `(?:^|;\\s*)${consentCookieName}=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.([01])([01])\\.([\\w-]{1,20})(?:;|$)`,
)

/** The choice that a Cookie header or `document.cookie` carries; null when there is none under the present wording. */
export function readConsent(cookies: string): Consent | null {
  const found = pattern.exec(cookies)
  if (!found || found[4] !== consentWording) return null
  return { visitorId: found[1] ?? '', measurement: found[2] === '1', advertising: found[3] === '1' }
}

/** The visitor's name in a cookie of whatever wording, so that a new choice carries it on. */
export const readVisitor = (cookies: string): string | null => pattern.exec(cookies)?.[1] ?? null
