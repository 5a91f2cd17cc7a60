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

/**
 * The most of an answer: its characters in base64, its tags and attributes, and its depth. A provider's has about 100 tags, and one for each group of a
 * person; the library's time grows with the square of them.
 */
const most = { length: 256 * 1024, tags: 3_000, attributes: 3_000, depth: 40 }

/** Raises for an answer that no provider writes, before anything parses it (abuse case 42). Takes time that grows with its length. */
export function assertBounded(answer: string): void {
  if (answer.length > most.length) throw new Error('An answer with too many bytes')
  const xml = Buffer.from(answer, 'base64').toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('An answer with a document type')
  if (xml.split('<').length > most.tags) throw new Error('An answer with too many elements')
  if (xml.split('=').length > most.attributes) throw new Error('An answer with too many attributes')
  let depth = 0
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const kind = xml[at + 1]
    const end = xml.indexOf('>', at)
    if (end === -1) throw new Error('An answer with an open tag')
    if (kind === '/') depth--
    else if (kind !== '!' && kind !== '?' && xml[end - 1] !== '/') depth++
    if (depth > most.depth) throw new Error('An answer that is too deep')
    at = xml.indexOf('<', end)
  }
}
