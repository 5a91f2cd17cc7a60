import { readLines } from '#lib/imports/csv/lines.ts'

export interface RedirectLine {
  /** Its number in the file, from 1, the heading included. */
  line: number
  path: string
  target: string
}

/** Reads a CSV of redirects with the columns `de` and `para`, in any order, in batches of 2,000 lines (`readLines`). */
export const readRedirectFile = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RedirectLine[]> =>
  readLines(bytes, {
    columns: names => {
      const from = names.indexOf('de')
      const to = names.indexOf('para')
      return from < 0 || to < 0 ? null : { from, to }
    },
    read: (cells, { from, to }) => ({ path: plain(cells[from]), target: plain(cells[to]) }),
    batch: 2_000,
    headless: 'O arquivo precisa das colunas “de” e “para” na primeira linha.',
    empty: 'O arquivo não tem nenhum endereço.',
  })

/** Our own files put an apostrophe before what a spreadsheet would run. */
const plain = (cell = '') => cell.trim().replace(/^'/, '')
