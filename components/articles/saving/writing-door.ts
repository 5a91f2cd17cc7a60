import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { Nearby } from '#server/articles/writing/presence.ts'
import type { Pending } from './machine/journal-entry.ts'
import type { SavedText } from './machine/saving-ports.ts'
import type { LoadedArticle } from './standing-article.ts'

/** Milliseconds after which a request counts as unanswered and is sent again under the same id. */
const answerTimeoutMs = 20_000
export const writingDoor = '/api/writing'

/** The other people with an article open, and its newest version and state. */
export interface Presence {
  version: number
  state: string
  others: Nearby[]
}

interface Answers {
  create: SavedText
  save: SavedText
  autosave: SavedText
  load: LoadedArticle
  presence: Presence
  saveRevision: SavedText
  loadRevision: LoadedArticle
  attendRevision: Presence
}

/** Sends an operation of an article's form to the server. Null without an answer, or when the answer is not from this product. */
export async function askWriting<Ask extends keyof Answers>(
  ask: Ask,
  input: unknown,
): Promise<Outcome<Answers[Ask]> | null> {
  try {
    const response = await fetch(writingDoor, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ask, input }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const outcome: unknown = await response.json()
    return isOutcome<Answers[Ask]>(outcome) ? outcome : null
  } catch {
    return null
  }
}

function isOutcome<Data>(value: unknown): value is Outcome<Data> {
  const outcome = value as { data?: unknown; serverError?: ActionError } | null
  return typeof outcome === 'object' && outcome !== null && (outcome.data !== undefined || !!outcome.serverError)
}

/** The server operation for each operation of a form, for an article and for a revision. */
const doors = {
  article: { create: 'create', save: 'save', autosave: 'autosave', load: 'load', attend: 'presence' },
  revision: {
    create: 'create',
    save: 'saveRevision',
    autosave: 'saveRevision',
    load: 'loadRevision',
    attend: 'attendRevision',
  },
} as const

export const doorOf = (revisionOf: string | undefined) => doors[revisionOf ? 'revision' : 'article']

/** A save as the input that the server expects. */
export function inputOf(pending: Pending, articleId: string | null, ideaId: string | undefined): unknown {
  const { ask, form, request, version, fields } = pending
  if (ask === 'create') return { ...fields, requestId: request, form, ideaId }
  return { id: articleId, version, fields, writing: { form, request } }
}
