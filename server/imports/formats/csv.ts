import { DomainError } from '#lib/errors.ts'
import { type CsvHeader, readHeader } from '#lib/imports/csv/columns.ts'
import { CsvReader, OpenQuote } from '#lib/imports/csv/reader.ts'
import { csvRecord } from '#lib/imports/csv/record.ts'
import type { SourceRecord } from '#lib/imports/post.ts'

/**
 * The records of a CSV text. Raises import_file_empty, import_columns_missing, import_column_twice, import_header_too_long, import_row_too_long or
 * import_quote_open, the last two after the rows before the broken one.
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const reader = new CsvReader()
  let header: CsvHeader | null = null
  let records = 0
  const read = function* (rows: readonly string[][]): Generator<SourceRecord> {
    for (const cells of rows) {
      if (header) {
        records++
        yield csvRecord(header, cells)
      } else header = readHeader(cells)
    }
  }
  try {
    for await (const part of text) yield* read(reader.push(part))
    yield* read(reader.end())
  } catch (error) {
    if (error instanceof OpenQuote) yield* read(error.before)
    throw error
  }
  if (records === 0) throw new DomainError('import_file_empty')
}
