/**
 * CSV as RFC 4180 says, for spreadsheets in Brazil: UTF-8 with a byte order mark, by which Excel knows the letters; a semicolon between
 * cells, since Excel in Portuguese takes a comma for a decimal sign; CRLF after each row; every cell in quotes, quotes in it doubled.
 */
const byteOrderMark = '\ufeff'

/** The first row: the columns' names. */
export const csvHead = (labels: readonly string[]): string => byteOrderMark + csvRow(labels)

/** One row of texts. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`

const quoted = (cell: string): string => `"${neutral(cell).replaceAll('"', '""')}"`

/** What begins a formula: `=`, `+`, `-`, `@` and their wide, small and raised forms. */
const sign = String.raw`[=+\-@\u207a\u207b\u207c\u2212\ufe62-\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`
/** Spaces and invisible letters, which spreadsheets may pass over; of line breaks none. */
const nothing = String.raw`[\t\v\f \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\p{Cf}]*`
const atStart = new RegExp(String.raw`^[\s\p{Cf}]*(?:[\t\r\n]|${sign})`, 'u')
/** Signs at which a spreadsheet with other settings begins a cell or a row. */
const afterSeparator = new RegExp(`([\\n,;|])(?=${nothing}${sign})`, 'gu')

/**
 * A text that no spreadsheet runs (OWASP, CSV injection): an apostrophe stands before what would begin a formula, and before a leading tab or line
 * break. Control characters go, a tab becomes a space, line breaks stay.
 */
function neutral(text: string): string {
  const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '')
  const safe = atStart.test(plain) ? `'${plain}` : plain
  return safe.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(afterSeparator, "$1'")
}
