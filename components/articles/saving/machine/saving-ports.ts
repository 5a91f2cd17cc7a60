import type { Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { ArticleExtras, Pending } from './journal-entry.ts'

export interface JournalText extends Pick<ArticleExtras, 'requestId' | 'version' | 'base' | 'pending'> {
  fields: ArticleFieldsInput
}

/** The form of a text, and its article once there is one. */
export interface FormPlace {
  form: string
  articleId: string | null
}

export interface SavedText {
  id?: string
  version: number
  slug: string
}

/** The dependencies of saving: a form, a server, a journal and a clock. */
export interface SavingPorts {
  /**
   * The fields on the screen, and as they are sent: null when one cannot be. `problem` is that field's message, or that of a field which is left
   * out.
   */
  read(): { fields: ArticleFieldsInput; valid: ArticleFieldsInput | null; problem: string | null }
  /** Resolves when no text is being composed with an input method, or after a few seconds. */
  composed(): Promise<void>
  /** Puts other fields into the form, synchronously. `theirs` is the article on the server. */
  put(fields: ArticleFieldsInput, theirs: LoadedArticle): void
  /** Sends a save to the server; null without an answer. */
  ask(pending: Pending, articleId: string | null): Promise<Outcome<SavedText> | null>
  load(articleId: string): Promise<Outcome<LoadedArticle> | null>
  /** Stores the text in the journal, or removes it (null). False when there was no room. */
  keep(place: FormPlace, text: JournalText | null): boolean
  /** Stores the current text before another replaces it. The journal then offers it like a text of an earlier opening. */
  setAside(articleId: string | null, text: JournalText): void
  /** Called after a save, which may have changed the slug. */
  saved(pending: Pending, saved: SavedText): void
  /** Calls `work` after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, work: () => void): () => void
  uuid(): string
}
