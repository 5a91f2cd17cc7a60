import Papa from 'papaparse'
import { DomainError } from '../../errors.ts'

/** The longest row and the longest header, in UTF-16 units. A longer row is a quote that nothing closes, or no CSV. */
export const csvLimits = { row: 4 * 1024 * 1024, header: 100_000, columns: 500 }

/** A line break, by its sign. Papa treats a `\r` before `\n` as space. */
type Newline = '\n' | '\r'

/** The most rows of a file that are cut at a quote without its partner: each is a reading of its part of the file once more. */
const mostCuts = 1_000

/**
 * Splits CSV text that arrives in parts into rows of cells. Keeps one incomplete row, so memory is bounded by the longest row. Blank rows are left
 * out, unless the caller counts lines. A row with a quote that lacks its partner ends where the next row begins, so that it takes no others with it. Raises import_row_too_long, import_quote_open and import_header_too_long.
 */
export class CsvReader {
  /** Rows given so far, the header among them. */
  rows = 0
  private rest = ''
  /** The length at which the incomplete row is tried again: a row in many parts is not parsed at each of them. */
  private next = 0
  private parser: Papa.Parser | null = null
  private cuts = 0
  private readonly blank: boolean
  private readonly longestRow: number

  /** `blank` keeps blank rows; `row` is the longest row, at most `csvLimits.row`. */
  constructor({ blank = false, row = csvLimits.row }: { blank?: boolean; row?: number } = {}) {
    this.blank = blank
    this.longestRow = row
  }

  /** The rows that a part of the file completes. */
  push(text: string): string[][] {
    this.rest += text
    if (this.rest.length < this.next) return []
    if (!this.parser && !/[\r\n]/.test(this.rest.slice(0, -1))) {
      if (this.rest.length > csvLimits.header) throw new DomainError('import_header_too_long')
      return []
    }
    return this.parse(true)
  }

  /** The rows that the end of the file completes. */
  end(): string[][] {
    return this.rest === '' ? [] : this.parse(false)
  }

  private parse(more: boolean): string[][] {
    if (!this.parser) this.rest = this.rest.replace(/^\ufeff?"?sep=(.)"?(?:\r\n?|\n)/i, '')
    this.parser ??= parserOf(this.rest)
    const found: string[][] = []
    for (;;) {
      const result = this.parser.parse(this.rest, 0, more) as Papa.ParseResult<string[]>
      const cut = this.cuts < mostCuts ? cutIn(this.rest, result) : null
      if (!cut) return this.settle([...found, ...result.data], result, more)
      this.cuts++
      found.push(...cut.rows)
      this.rest = this.rest.slice(cut.at)
    }
  }

  private settle(data: string[][], { errors, meta }: Papa.ParseResult<string[]>, more: boolean): string[][] {
    const open = errors.some(({ code }) => code === 'MissingQuotes')
    this.rest = more ? this.rest.slice(meta.cursor) : ''
    this.next = this.rest.length * 2
    const rows = this.blank ? data : data.filter(cells => cells.some(cell => cell.trim() !== ''))
    if (open) rows.pop()
    this.rows += rows.length
    if (open) throw new OpenQuote(rows, this.rows + 1)
    if (this.rest.length > this.longestRow) throw new OpenQuote(rows, this.rows + 1, 'import_row_too_long')
    if (this.next > this.longestRow) this.next = this.longestRow + 1
    return rows
  }
}

/** UTF-16 units of the longest first cell that a row is known by. */
const longestFirst = 200

/** The form of a row's first cell, such as `a-9` for `post-117`. */
const formOf = (cell: string) =>
  cell
    .trim()
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '9')

/**
 * The first row that a quote without its partner let run on into the next one: a line inside of it begins with a cell of the form of its own first
 * cell. Gives the rows up to it, it ending before that line, and the place where that line begins. Null when no row did.
 */
function cutIn(text: string, { data, errors, meta }: Papa.ParseResult<string[]>) {
  let seen = -1
  for (const { row: at = 0, index = 0 } of errors) {
    const cells = data[at]
    const form = formOf(cells?.[0]?.slice(0, longestFirst) ?? '')
    // A row may have thousands of such quotes.
    if (at === seen || !cells || form === '') continue
    seen = at
    for (const [column, cell] of cells.entries()) {
      for (const { 0: sign, index: place } of cell.matchAll(/\r?\n|\r/g)) {
        const line = cell.slice(place + sign.length, place + longestFirst)
        const first = line.slice(0, Math.max(0, line.indexOf(meta.delimiter)))
        const begin = formOf(first) === form ? text.indexOf(sign + first + meta.delimiter, index) : -1
        if (begin < 0) continue
        const rows = [...data.slice(0, at), [...cells.slice(0, column), cell.slice(0, place)]]
        return { rows, at: begin + sign.length }
      }
    }
  }
  return null
}

/** A row that never ends. `rows` are the whole rows before it, not given yet; `row` is its number, the header being 1. */
export class OpenQuote extends DomainError {
  readonly before: string[][]

  constructor(
    before: string[][],
    row: number,
    code: 'import_quote_open' | 'import_row_too_long' = 'import_quote_open',
  ) {
    super(code, { params: { row } })
    this.before = before
  }
}

/** Semicolons if the first line has one, otherwise commas. */
function parserOf(text: string): Papa.Parser {
  const newline: Newline = text.includes('\n') ? '\n' : '\r'
  const [first = ''] = text.split(newline, 1)
  if (first.length > csvLimits.header) throw new DomainError('import_header_too_long')
  return new Papa.Parser({ delimiter: first.includes(';') ? ';' : ',', newline })
}
