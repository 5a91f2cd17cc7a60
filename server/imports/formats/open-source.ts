import type { ImportFormat, Source, SourceRecord, SourceTerm } from '#lib/imports/post.ts'
import { csvRecords } from './csv.ts'
import { encodingOf, type Reopen, textOf } from './text.ts'

/**
 * Opens a file of another system. `open` gives its bytes from the beginning each time it is called: some formats are read twice. `name` is the file's;
 * `chosen` is the format, if a person chose one. Raises a DomainError with kind invalid when the file is none that can be read.
 */
export async function openSource(open: Reopen, _name: string, chosen?: ImportFormat): Promise<Source> {
  const encoding = await encodingOf(open)
  const progress = { bytes: 0 }
  const text = () =>
    textOf(open, encoding, count => {
      progress.bytes += count
    })
  const format = chosen ?? 'csv'
  const reader: Reader = { origin: 'csv', site: '', records: () => csvRecords(text()), terms: () => [] }
  return {
    format,
    encoding,
    get origin() {
      return reader.origin
    },
    get site() {
      return reader.site
    },
    get bytesRead() {
      return progress.bytes
    },
    records: () => reader.records(),
    terms: () => reader.terms(),
  }
}

/** What each format gives beside its bytes. */
interface Reader {
  readonly origin: string
  readonly site: string
  records(): AsyncGenerator<SourceRecord>
  terms(): SourceTerm[]
}
