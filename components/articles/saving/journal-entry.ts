import type { Entry } from '#components/journal/journal.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** What a form needs beside its fields to look the same again. */
export interface FormExtras {
  coverSrc: string | null
  cityNames: Record<string, string>
}

/** What beside the fields belongs to an article's text. */
export interface ArticleExtras extends FormExtras {
  /** The revision that it is of; left out for the article itself. */
  revision?: string | null
  /** What the create request is called, so that a recovered text does not make a second article. */
  requestId: string
  version: number | null
  /** What the server held when this text began, for a merge; left out where the browser is short of room. */
  base?: ArticleFieldsInput | null
  /** A request that no answer came to: asked again under its own name it does no harm. */
  pending?: Pending | null
}

/** A save on its way. */
export interface Pending {
  ask: 'create' | 'save' | 'autosave'
  form: string
  request: string
  /** The version that it saves over; null for a create. */
  version: number | null
  /** As they were sent, and as the form held them then. */
  fields: ArticleFieldsInput
  held: ArticleFieldsInput
}

/** An article's unsaved text. */
export type JournalEntry = Entry<ArticleFieldsInput> & ArticleExtras
