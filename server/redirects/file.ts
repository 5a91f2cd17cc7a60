import { DomainError } from '#lib/errors.ts'
import { textOf } from '#lib/imports/csv/decode.ts'
import { CsvReader } from '#lib/imports/csv/reader.ts'

/** A line of a file of redirects. */
export interface RedirectLine {
  /** Its number in the file, from 1, the heading included. */
  line: number
  path: string
  target: string
}

/** Lines that are written in one transaction. */
const batchLines = 2_000

/**
 * Reads a CSV of redirects with the columns `de` and `para`, in any order, separated by commas or semicolons, in UTF-8 or Windows-1252, in batches of
 * 2,000 lines while it arrives. Empty lines are left out. Raises invalid with a sentence, import_row_too_long or import_quote_open.
 */
export async function* readRedirectFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RedirectLine[]> {
  const reader = new CsvReader({ blank: true })
  let columns: Columns | null = null
  let line = 0
  let count = 0
  const batch: RedirectLine[] = []
  const add = (rows: readonly string[][]) => {
    for (const cells of rows) {
      line++
      if (!columns) columns = columnsIn(cells)
      else if (cells.some(cell => cell.trim() !== ''))
        batch.push({ line, path: plain(cells[columns.from]), target: plain(cells[columns.to]) })
    }
  }
  for await (const text of textOf(bytes)) {
    add(reader.push(text))
    while (batch.length >= batchLines) {
      count += batchLines
      yield batch.splice(0, batchLines)
    }
  }
  add(reader.end())
  if (!columns) throw refused(headless)
  if (count + batch.length === 0) throw refused('O arquivo não tem nenhum endereço.')
  if (batch.length > 0) yield batch
}

interface Columns {
  from: number
  to: number
}

const headless = 'O arquivo precisa das colunas “de” e “para” na primeira linha.'

function columnsIn(cells: readonly string[]): Columns {
  const names = cells.map(name => name.trim().toLowerCase())
  const [from, to] = [names.indexOf('de'), names.indexOf('para')]
  if (from < 0 || to < 0) throw refused(headless)
  return { from, to }
}

/** Our own files put an apostrophe before what a spreadsheet would run. */
const plain = (cell = '') => cell.trim().replace(/^'/, '')

const refused = (message: string) => new DomainError('invalid', { fields: { file: message } })
