import type { ActionError } from '#lib/outcome.ts'
import type { Suggestions } from '#lib/suggestions/suggestions.ts'

/** A language model may take some seconds, and is tried twice. */
const answerTimeoutMs = 60_000

interface AskedText {
  title: string
  summary: string
  content: string
  articleId: string | null
}

/** Asks for suggestions. Gives the sentence of a refusal; an empty one when nothing answered. */
export async function askAnalysis(text: AskedText): Promise<{ found: Suggestions } | { refused: string }> {
  try {
    const response = await fetch('/api/analyze-article', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    if (response.ok) return { found: (await response.json()) as Suggestions }
    const { message, fields } = (await response.json()) as Partial<ActionError>
    return { refused: Object.values(fields ?? {})[0] ?? message ?? '' }
  } catch {
    return { refused: '' }
  }
}
