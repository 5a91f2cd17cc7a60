import Papa from 'papaparse'
import { DomainError } from '#lib/errors.ts'

/** A line of a file of redirects. */
export interface RedirectLine {
  /** Its number in the file, from 1, the heading included. */
  line: number
  path: string
  target: string
}

const mostLines = 20_000

/**
 * Reads a CSV of redirects with the columns `de` and `para`, in any order, separated by commas or semicolons, in UTF-8 or Windows-1252. Empty lines
 * are left out. Raises invalid with a sentence.
 */
export function readRedirectFile(bytes: Uint8Array): RedirectLine[] {
  const { data } = Papa.parse<string[]>(decode(bytes), { delimiter: '', delimitersToGuess: [';', ','] })
  const [head = [], ...rows] = data
  const names = head.map(name => name.trim().toLowerCase())
  const [from, to] = [names.indexOf('de'), names.indexOf('para')]
  if (from < 0 || to < 0) throw refused('O arquivo precisa das colunas “de” e “para” na primeira linha.')
  if (rows.length > mostLines) throw refused('O arquivo tem mais de 20.000 linhas. Divida-o em partes.')
  const lines = rows.flatMap((cells, place) =>
    cells.every(cell => cell.trim() === '')
      ? []
      : [{ line: place + 2, path: plain(cells[from]), target: plain(cells[to]) }],
  )
  if (lines.length === 0) throw refused('O arquivo não tem nenhum endereço.')
  return lines
}

/** Our own files put an apostrophe before what a spreadsheet would run. */
const plain = (cell = '') => cell.trim().replace(/^'/, '')

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const refused = (message: string) => new DomainError('invalid', { fields: { file: message } })
