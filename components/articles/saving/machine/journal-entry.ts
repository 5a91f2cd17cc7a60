import type { Entry } from '#components/journal/journal.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** Data that a form needs beside its fields to look the same after a restore. */
export interface FormExtras {
  coverSrc: string | null
  cityNames: Record<string, string>
}

/** The data of an article's unsaved text beside its fields. */
export interface ArticleExtras extends FormExtras {
  /** The id of the revision; left out for the article itself. */
  revision?: string | null
  /** The id of the create request, so that a recovered text does not create a second article. */
  requestId: string
  version: number | null
  /** The fields on the server when this text began, for a merge; left out when the browser is short of room. */
  base?: ArticleFieldsInput | null
  /** A request without an answer. Sent again under the same id, it is done once. */
  pending?: Pending | null
}

/** A save whose answer has not come. */
export interface Pending {
  ask: 'create' | 'save' | 'autosave'
  form: string
  request: string
  /** The version that the save starts from; null for a create. */
  version: number | null
  /** `fields`: as the schema parsed them for sending. `held`: as typed in the form at that time. */
  fields: ArticleFieldsInput
  held: ArticleFieldsInput
}

/** An article's unsaved text. */
export type JournalEntry = Entry<ArticleFieldsInput> & ArticleExtras
