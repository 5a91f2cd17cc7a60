import type { Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { ArticleExtras, Pending } from '../journal-entry.ts'
import type { LoadedArticle } from '../standing-article.ts'

/** A text as the journal keeps it. */
export interface KeptText extends Pick<ArticleExtras, 'requestId' | 'version' | 'base' | 'pending'> {
  fields: ArticleFieldsInput
}

/** Whose text it is: the form that holds it, and the article once there is one. */
export interface FormPlace {
  form: string
  articleId: string | null
}

/** What a request for a save gives. */
export interface SavedText {
  id?: string
  version: number
  slug: string
}

/** All that saving needs of the world: a form, a server, a journal and a clock. */
export interface SavingPorts {
  /** What the form holds, and the same as it can be sent; null with the first thing that is wrong when it cannot. */
  read(): { fields: ArticleFieldsInput; valid: ArticleFieldsInput | null; problem: string | null }
  /** Puts other fields into the form, at once. `theirs` is the article they come from. */
  put(fields: ArticleFieldsInput, theirs: LoadedArticle): void
  /** Asks the server; null when no answer came. */
  ask(pending: Pending, articleId: string | null): Promise<Outcome<SavedText> | null>
  load(articleId: string): Promise<Outcome<LoadedArticle> | null>
  /** Keeps the text in the journal, or takes it out: whether it could. */
  keep(place: FormPlace, text: KeptText | null): boolean
  /** Keeps a text that is about to be replaced as one of an earlier opening. */
  setAside(articleId: string | null, text: KeptText): void
  /** Something was saved: the slug may have become another. */
  saved(pending: Pending, saved: SavedText): void
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after(ms: number, work: () => void): () => void
  uuid(): string
}
