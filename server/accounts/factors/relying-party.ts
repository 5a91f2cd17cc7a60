import { siteOrigin } from '#server/platform/process/env.ts'

/** The site as WebAuthn knows it, from `SITE_URL`: keys are bound to its host name and answer to its origin alone. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteOrigin())
  return { id: hostname, origin }
}

/** The bytes by which a key knows an account: the sixteen of its id, which say nothing about the person. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
