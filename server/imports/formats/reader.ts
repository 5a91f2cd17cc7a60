import type { SourceRecord, SourceTerm } from '#lib/imports/post.ts'

/** What each format gives beside its bytes. */
export interface Reader {
  readonly origin: string
  readonly site: string
  records(): AsyncGenerator<SourceRecord>
  terms(): SourceTerm[]
}
