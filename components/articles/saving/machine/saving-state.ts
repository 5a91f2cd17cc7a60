import type { ArticleMerge } from '#lib/merge/article.ts'
import type { ActionError } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { LoadedArticle } from '../standing-article.ts'

/** Both changed the same. */
export interface SavingConflict {
  /** What the form held when it was compared. */
  mine: ArticleFieldsInput
  theirs: LoadedArticle
  merge: ArticleMerge
}

/** What stands in the way of saving until somebody, or time, takes it away. */
export interface Trouble {
  phase: 'offline' | 'signed_out' | 'refused'
  error: ActionError | null
}

/** What came of an attempt. */
export type Result = 'saved' | 'incomplete' | 'conflict' | Trouble['phase']

/** How safe a form's text is, for the screen. */
export interface SavingState {
  phase: 'saved' | 'unsaved' | 'saving' | 'incomplete' | 'conflict' | Trouble['phase']
  /** Null until there is an article. */
  articleId: string | null
  version: number | null
  /** The last version that somebody else saved and that was taken in; 0 when none was. */
  takenIn: number
  /** Whether something is typed that the server is not known to have. */
  dirty: boolean
  /** Whether only the button saves: what readers see, or will see by the clock. */
  byHand: boolean
  /** Whether this browser could keep it. */
  kept: boolean
  /** Why it is not saved, in a sentence. */
  error: ActionError | null
  problem: string | null
  conflict: SavingConflict | null
}

/** The phase of a text that nothing but what it says stands in the way of. */
export function restingPhase(running: boolean, dirty: boolean, problem: string | null): SavingState['phase'] {
  if (running) return 'saving'
  if (!dirty) return 'saved'
  return problem === null ? 'unsaved' : 'incomplete'
}
