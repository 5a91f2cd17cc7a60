import { type SamlSettings, samlFor } from './library.ts'

/** An answer whose signature is the provider's. */
export interface CheckedAnswer {
  /** The person's attributes that are one text. */
  profile: Record<string, string>
  /** The signed assertion as the library reads it, for `assertMeant`. */
  assertion: unknown
}

interface Task {
  SAMLResponse: string
  settings: SamlSettings
}

/**
 * Checks an answer's signature and conditions. For a thread of its own (`parseApart`): it imports nothing of the house. Null for an answer without a
 * person; raises for any other answer.
 */
export async function checkAnswer({ SAMLResponse, settings }: Task): Promise<CheckedAnswer | null> {
  const { profile } = await samlFor(settings).validatePostResponseAsync({ SAMLResponse })
  if (!profile) return null
  const texts = Object.entries(profile).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { profile: Object.fromEntries(texts), assertion: profile.getAssertion?.() }
}
