import type { ImportCause, ImportNote, SourcePicture } from '#lib/imports/post.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import type { PreparedArticle } from '#server/articles/batch/commands/prepare-article.ts'

/** A record of a file, ready to be written. Its article has no author yet: the batch finds the profile. Plain data, for worker threads. */
export interface ReadyRecord {
  kind: 'ready'
  /** Its number in the file, from 0. */
  position: number
  recordId: string
  title: string
  /** Whether it is a page there. */
  page: boolean
  /** The institutional page that it becomes here, if nobody has written that one; null for none. */
  sitePage: SitePageSlug | null
  /** The author's name; empty for none. */
  author: string
  otherAuthors: string[]
  article: PreparedArticle
  contentHash: string
  notes: ImportNote[]
  coverPicture: SourcePicture | null
  bodyPictures: SourcePicture[]
  /** Its former addresses. */
  addresses: string[]
}

/** A record that cannot be written, or that the other system had in its trash. */
export interface RefusedRecord {
  kind: 'refused'
  position: number
  recordId: string
  title: string
  outcome: 'failed' | 'skipped'
  cause: ImportCause
  detail: string
}

export type ImportRecord = ReadyRecord | RefusedRecord

/** What became of a record. */
export interface RecordResult {
  position: number
  recordId: string
  outcome: 'imported' | 'updated' | 'skipped' | 'failed'
  /** Empty for `imported` and `updated`. */
  cause: ImportCause | ''
  detail: string
}
