import type { ActionError } from '#lib/outcome.ts'

/**
 * What an answer to a save means. `wait`: whether it was done is not known, so the same request is sent again. `signed_out`: the same, once
 * somebody signed in. `merge`: somebody else was there. `by_hand`: only the button saves here. `refused`: it was not done and must change.
 */
export type Verdict = 'wait' | 'signed_out' | 'merge' | 'by_hand' | 'refused'

/** A text that the server stumbles over so often may be what is wrong: that is said, and it is sent now and then only. */
const mostUnexpected = 3

/** Reads an answer's error; null is no answer at all. `unexpected` counts how often the same request met an unknown error before. */
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
