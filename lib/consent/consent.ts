/** The version of the consent text. A change of the purposes or their words needs a new version, and every visitor chooses again
 * (decision 0073). */
export const consentWording = '2026-11'
export const consentCookieName = 'consent'
/** The lifetime of a choice in seconds: 180 days (COOK-2). */
export const consentSeconds = 180 * 24 * 60 * 60

/** A visitor's choice for each purpose. Necessary cookies need no choice. */
export interface Choice {
  measurement: boolean
  advertising: boolean
}

export interface Consent extends Choice {
  /** A random id that connects the choices of one browser as proof. It serves nothing else. */
  visitorId: string
}

/** The buttons of the form, and its boxes. */
export const consentButtons = ['aceitar', 'recusar', 'escolhidas'] as const
type Boxes = Partial<Record<'medicao' | 'publicidade', unknown>>

/** The choice that a pressed button and the ticked boxes express. */
export function pressedChoice(button: unknown, { medicao, publicidade }: Boxes): Choice {
  const allows = (box: unknown) => button === 'aceitar' || (button === 'escolhidas' && box === '1')
  return { measurement: allows(medicao), advertising: allows(publicidade) }
}

const digit = (allowed: boolean) => (allowed ? '1' : '0')

/** The cookie's value: visitor id, the two purposes, the wording. */
export const consentValue = ({ visitorId, measurement, advertising }: Consent): string =>
  `${visitorId}.${digit(measurement)}${digit(advertising)}.${consentWording}`

const pattern = new RegExp(
  `(?:^|;\\s*)${consentCookieName}=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.([01])([01])\\.([\\w-]{1,20})(?:;|$)`,
)

/** The choice in a Cookie header or `document.cookie`; null without a choice under the current wording. */
export function readConsent(cookies: string): Consent | null {
  const found = pattern.exec(cookies)
  if (!found || found[4] !== consentWording) return null
  return { visitorId: found[1] ?? '', measurement: found[2] === '1', advertising: found[3] === '1' }
}

/** The cookie, as a header or `document.cookie` sets it. Not HttpOnly: reader.js reads it before it loads anything of other companies. */
export const consentCookie = (consent: Consent, secure: boolean): string =>
  `${consentCookieName}=${consentValue(consent)}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The visitor id in a cookie of any wording, so that a new choice keeps it. */
export const readVisitor = (cookies: string): string | null => pattern.exec(cookies)?.[1] ?? null
