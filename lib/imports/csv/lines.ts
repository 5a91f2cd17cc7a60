import { decode } from '#lib/text/text.ts'
import { DomainError } from '../../errors.ts'
import { joined } from '../text.ts'
import { CsvReader } from './reader.ts'

/** How a small CSV with a heading is read. */
export interface LineReading<Columns, Line> {
  /** The columns by the names of the heading, in lower case; null for a heading without those that are needed. */
  columns: (names: readonly string[]) => Columns | null
  read: (cells: readonly string[], columns: Columns) => Line
  /** Lines of a batch, which is written in one transaction. */
  batch: number
  /** The sentences for a file without those columns, and for one without lines. */
  headless: string
  empty: string
}

/** UTF-16 units of a row: an address, a name, tags. A quote that nothing closes is parsed again and again up to here, on the serving thread. */
const longestRow = 64 * 1024

/**
 * Reads a CSV by its heading, separated by commas or semicolons, in UTF-8 or Windows-1252, in batches while it arrives. Each line has its number in the
 * file, from 1, the heading included; empty ones are left out. Raises invalid with a sentence, import_row_too_long or import_quote_open.
 */
export async function* readLines<Columns, Line>(
  bytes: AsyncIterable<Uint8Array>,
  reading: LineReading<Columns, Line>,
): AsyncGenerator<(Line & { line: number })[]> {
  const reader = new CsvReader({ blank: true, row: longestRow })
  let columns: Columns | null = null
  let line = 0
  let isEmpty = true
  const batch: (Line & { line: number })[] = []
  const add = (rows: readonly string[][]) => {
    for (const cells of rows) {
      line++
      if (!columns) columns = columnsIn(cells, reading)
      else if (cells.some(cell => cell.trim() !== '')) batch.push({ ...reading.read(cells, columns), line })
    }
  }
  for await (const text of textOf(bytes)) {
    // Excel's first line, which the reader leaves out.
    if (reader.rows === 0 && line === 0 && /^\ufeff?"?sep=/i.test(text)) line = 1
    add(reader.push(text))
    while (batch.length >= reading.batch) {
      isEmpty = false
      yield batch.splice(0, reading.batch)
    }
  }
  add(reader.end())
  if (!columns) throw refused(reading.headless)
  if (isEmpty && batch.length === 0) throw refused(reading.empty)
  if (batch.length > 0) yield batch
}

function columnsIn<Columns>(
  cells: readonly string[],
  { columns, headless }: Pick<LineReading<Columns, unknown>, 'columns' | 'headless'>,
): Columns {
  const found = columns(cells.map(name => name.trim().toLowerCase()))
  if (found === null) throw refused(headless)
  return found
}

const refused = (message: string) => new DomainError('invalid', { fields: { file: message } })

const lineBreak = 0x0a
/** Bytes after which a text without a line break is decoded all the same. */
const mostHeld = 1024 * 1024

/** The text of a CSV's bytes, in parts. A stretch of whole lines that is no UTF-8 is read as Windows-1252. */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = new Uint8Array()
  for await (const part of bytes) {
    held = joined(held, part)
    const end = held.lastIndexOf(lineBreak) + 1 || (held.length > mostHeld ? held.length : 0)
    if (end === 0) continue
    yield decode(held.subarray(0, end))
    held = held.slice(end)
  }
  yield decode(held)
}
