import { csvHead, csvRow } from '#lib/list/csv.ts'
import { log } from '../process/log.ts'

/** The columns of an export: the label, and the text of a row. */
export type CsvColumns<Row> = readonly { label: string; text: (row: Row) => string }[]

/**
 * A whole list as a CSV download, read in batches as fast as the client takes them. `name` is the file's name without its ending,
 * in ASCII. A failure aborts the download, so that half a list never looks whole.
 */
export function csvAnswer<Row>(name: string, columns: CsvColumns<Row>, batches: AsyncIterable<Row[]>): Response {
  const source = batches[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(encoder.encode(csvHead(columns.map(({ label }) => label)))),
    async pull(controller) {
      try {
        const { done, value } = await source.next()
        if (done) return controller.close()
        const rows = value.map(row => csvRow(columns.map(({ text }) => text(row))))
        controller.enqueue(encoder.encode(rows.join('')))
      } catch (error) {
        log().error({ err: error, file: name }, 'an export broke off')
        controller.error(error)
      }
    },
    cancel: async () => void (await source.return?.()),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
