/**
 * CSV after RFC 4180 for spreadsheets in Brazil: UTF-8 with a byte order mark, from which Excel detects the encoding; semicolons between cells,
 * since Excel in Portuguese reads a comma as a decimal sign; CRLF after each row; every cell in quotes, with quotes in it doubled.
 */
const byteOrderMark = '\ufeff'

/** The first row: the byte order mark and the columns' names. */
export const csvHead = (labels: readonly string[]): string => byteOrderMark + csvRow(labels)

/** One row of cells, with formulas made harmless. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`

const quoted = (cell: string): string => `"${neutral(cell).replaceAll('"', '""')}"`

/** Signs that begin a formula: `=`, `+`, `-`, `@` and their wide, small and raised forms. */
const sign = String.raw`[=+\-@\u207a\u207b\u207c\u2212\ufe62-\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`
const amount = /^-?\d+,\d\d$/
/** Spaces and invisible characters that spreadsheets may skip, without line breaks. */
const nothing = String.raw`[\t\v\f \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\p{Cf}]*`
const atStart = new RegExp(String.raw`^[\s\p{Cf}]*(?:[\t\r\n]|${sign})`, 'u')
/** Signs at which a spreadsheet with other settings begins a new cell or row. */
const afterSeparator = new RegExp(`([\\n,;|])(?=${nothing}${sign})`, 'gu')

/**
 * Makes a text harmless in spreadsheets (OWASP, CSV injection): puts an apostrophe before the start of a formula and before a leading tab or line
 * break. Removes control characters, turns tabs into spaces, keeps line breaks. An amount below zero is no formula: it stays a number.
 */
function neutral(text: string): string {
  if (amount.test(text)) return text
  const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '')
  const safe = atStart.test(plain) ? `'${plain}` : plain
  return safe.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(afterSeparator, "$1'")
}
