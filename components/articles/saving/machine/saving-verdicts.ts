import type { ActionError } from '#lib/outcome.ts'

/**
 * The meaning of an answer to a save. `wait`: the result is unknown, so the same request is sent again. `signed_out`: the same request is sent
 * again after signing in. `merge`: somebody else saved first. `by_hand`: only the button saves this text. `refused`: nothing was saved, and the
 * text must change.
 */
export type Verdict = 'wait' | 'signed_out' | 'merge' | 'by_hand' | 'refused'

/** After this many unexpected errors the text itself may be the cause: the screen shows the error, and retries become rare. */
const mostUnexpected = 3

const homeless: ReadonlySet<string> = new Set([
  'article_not_found',
  'article_forbidden',
  'created_then_deleted',
  'revision_not_found',
])

/** Whether an error means that the text has lost its article: it is deleted, or no longer this person's to edit. */
export const isHomeless = (error: ActionError | null): boolean => error !== null && homeless.has(error.code)

/** Classifies an answer's error; null means no answer. `unexpected` is the number of earlier unexpected errors of the same request. */
export function verdictOf(error: ActionError | null, unexpected: number): Verdict {
  if (error === null) return 'wait'
  switch (error.code) {
    case 'unexpected':
      return unexpected < mostUnexpected ? 'wait' : 'refused'
    case 'unavailable':
    case 'too_many_attempts':
      return 'wait'
    case 'signed_out':
    case 'another_account':
      return 'signed_out'
    case 'changed_meanwhile':
      return 'merge'
    case 'not_autosaved':
      return 'by_hand'
    default:
      return 'refused'
  }
}
