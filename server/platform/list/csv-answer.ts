import { csvHead, csvRow } from '#lib/list/csv.ts'
import { downloadAnswer } from '../door/answers.ts'
import { log } from '../process/log.ts'

/** The columns of an export: each one's label, and its text in a row. */
export type CsvColumns<Row> = readonly { label: string; text: (row: Row) => string }[]

/** A whole list as a CSV file, written a batch at a time while the browser downloads it. `name` is the file's name without ending, in ASCII. */
export const csvAnswer = <Row>(name: string, columns: CsvColumns<Row>, batches: AsyncIterable<Row[]>): Response =>
  downloadAnswer(`${name}.csv`, 'text/csv; charset=utf-8; header=present', csvParts(name, columns, batches))

/** A failure breaks the download off, so that half a list is never taken for a whole one. */
async function* csvParts<Row>(name: string, columns: CsvColumns<Row>, batches: AsyncIterable<Row[]>) {
  yield csvHead(columns.map(({ label }) => label))
  try {
    for await (const rows of batches) yield rows.map(row => csvRow(columns.map(({ text }) => text(row)))).join('')
  } catch (error) {
    log().error({ err: error, file: name }, 'export broke off')
    throw error
  }
}
