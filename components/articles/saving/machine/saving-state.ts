import type { ArticleMerge } from '#lib/merge/merge-articles.ts'
import type { ActionError } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { LoadedArticle } from '../standing-article.ts'

/** Both sides changed the same part. */
export interface SavingConflict {
  /** The form's fields at the time of the comparison. */
  mine: ArticleFieldsInput
  theirs: LoadedArticle
  merge: ArticleMerge
}

/** An obstacle to saving, until a person or a later attempt removes it. */
export interface Trouble {
  phase: 'offline' | 'signed_out' | 'refused'
  error: ActionError | null
}

/** The result of an attempt to save. */
export type Result = 'saved' | 'incomplete' | 'conflict' | Trouble['phase']

/** The saving state of a form, for the screen. */
export interface SavingState {
  phase: 'saved' | 'unsaved' | 'saving' | 'incomplete' | 'conflict' | 'stopped' | Trouble['phase']
  /** Null until there is an article. */
  articleId: string | null
  version: number | null
  /** The last merged version of somebody else; 0 without one. */
  mergedVersion: number
  /** Whether the form contains text that the server has not confirmed. */
  dirty: boolean
  /** Whether only the button saves: published and scheduled articles (SAVE-3). */
  byHand: boolean
  /** False when this browser could not store the unsaved text. */
  kept: boolean
  /** The error of the last attempt. */
  error: ActionError | null
  /** The validation message that blocks a save; of a saved text, that of a field which was left out. */
  problem: string | null
  conflict: SavingConflict | null
}

/** The phase of a text without conflict or trouble. `problem` blocks a save, or names a field that a finished save left out. */
export function restingPhase(running: boolean, dirty: boolean, problem: string | null): SavingState['phase'] {
  if (running) return 'saving'
  if (!dirty && problem === null) return 'saved'
  return problem === null ? 'unsaved' : 'incomplete'
}
