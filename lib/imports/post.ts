/** A picture of another system, by its address there. Texts are empty when the system has none. */
export interface SourcePicture {
  url: string
  alt: string
  caption: string
  credit: string
}

/**
 * A post or a page as a file of another system has it, before anything is converted or cut. Every format gives this shape. Texts are plain, except
 * `html`; entities are decoded.
 */
export interface SourcePost {
  kind: 'post' | 'page'
  /** Its id in the other system. Two records of one source with the same id are the same post. */
  recordId: string
  /** Set for a page below another page. */
  below?: true
  title: string
  /** Its body as the other system wrote it, with shortcodes and block comments. */
  html: string
  /** Empty when the source gives none. */
  excerpt: string
  /** Its slug there; empty when the source gives none. */
  slug: string
  /** The author's display name; empty when the source gives none. */
  author: string
  /** The display names of further authors, in their order. */
  otherAuthors?: readonly string[]
  /** The first publication; null when the source gives none. */
  publishedAt: Date | null
  modifiedAt: Date | null
  /** Null when the source does not say: the session's choice holds. A status that the format does not know is a draft. */
  status: 'published' | 'scheduled' | 'draft' | 'trash' | null
  /** Whether only paying readers see it there. */
  premium: boolean
  categories: string[]
  tags: string[]
  cover: SourcePicture | null
  /** Pictures that the body names by an id of the other system, such as those of `[gallery ids="1,2"]`. */
  attachments: ReadonlyMap<string, SourcePicture>
  /** WordPress' identifier: an address that never changes, even when the site moves. Not part of the text, so its hash leaves it out. */
  guid?: string
  /** Its former addresses, absolute or from the root of its site, without fragments. */
  addresses: string[]
  /** What the format itself lost or changed in it. */
  notes: ImportNote[]
}

/** A record that is no post, such as a line with too few cells. `recordId` is empty when it has none. */
export interface SourceProblem {
  kind: 'problem'
  recordId: string
  title: string
  cause: ImportCause
  /** What it was about, for the error log: a column, a value. */
  detail: string
}

export type SourceRecord = SourcePost | SourceProblem

/** A term of another system that has an address of its own there. */
export interface SourceTerm {
  kind: 'category' | 'tag' | 'author'
  name: string
  /** From the root of its site. */
  address: string
}

/** A file of another system, open for one reading. */
export interface Source {
  format: ImportFormat
  /** The encoding that its bytes were read in. */
  encoding: 'utf-8' | 'windows-1252'
  /** The system that record ids belong to, as far as the file says it: `csv`, `wxr:<host>`, `ghost:<title>`. Known once the first record was read. */
  readonly origin: string
  /** The address of the old site, `https://host/path`; empty when the file does not say. Known once the first record was read. */
  readonly site: string
  /** Bytes read so far, for the progress. */
  readonly bytesRead: number
  /** Its records, in the order of the file. Raises a DomainError when the file itself cannot be read. */
  records(): AsyncGenerator<SourceRecord>
  /** Its terms; whole once all records were read. */
  terms(): SourceTerm[]
}

export const importFormats = ['csv', 'wxr', 'ghost'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Why a record was skipped or failed. Each has a sentence in `causeSentences`. */
export const importCauses = [
  'exists',
  'unchanged',
  'edited_here',
  'page_exists',
  'in_trash',
  'not_a_post',
  'duplicate_in_file',
  'missing_id',
  'missing_title',
  'missing_content',
  'missing_cells',
  'extra_cells',
  'bad_date',
  'content_too_long',
  'batch_failed',
  'unexpected',
] as const
export type ImportCause = (typeof importCauses)[number]

/** What the conversion of a record changed or could not keep. `detail` says what, e.g. a shortcode's name. Each code has a sentence in `noteSentences`. */
export interface ImportNote {
  code: ImportNoteCode
  detail: string
}

export const importNoteCodes = [
  'title_cut',
  'title_derived',
  'summary_cut',
  'summary_derived',
  'text_completed',
  'slug_changed',
  'date_unreadable',
  'tags_cut',
  'author_missing',
  'city_missing',
  'published_as_draft',
  'scheduled_as_draft',
  'address_kept_out',
  'page_as_draft',
  'page_institutional',
  'status_unknown',
  'type_changed',
  'shortcode_kept',
  'shortcode_dropped',
  'block_kept',
  'field_not_read',
  'embed_as_link',
  'markup_dropped',
  'picture_not_fetched',
  'password_removed',
] as const
export type ImportNoteCode = (typeof importNoteCodes)[number]
