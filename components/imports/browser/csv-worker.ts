import { type ErrorCode, isDomainError } from '#lib/errors.ts'
import { type CsvHeader, type CsvRow, readHeader, readRow } from '#lib/imports/csv/columns.ts'
import { CsvReader } from '#lib/imports/csv/reader.ts'
import { type Encoding, encodingOf, textOf } from '#lib/imports/text.ts'
import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import type { ActionError } from '#lib/outcome.ts'
import type { BatchAnswer, SentRow } from '#lib/schemas/imports.ts'
import { type Destination, type Holdup, ImportRefused, type RowBatch, sendBatches } from './send-batches.ts'
import type { PreviewRow } from './state.ts'

/** What the page asks of a worker, once: to read a file through, or to send its rows from a number on. */
export type Question =
  | { kind: 'inspect'; file: File }
  | { kind: 'send'; file: File; encoding: Encoding; from: number; to: Destination }

/** `answered`, `held_up` and `batch_refused` may come many times, before one of the others ends it. */
export type WorkerAnswer =
  | { kind: 'inspected'; records: number; encoding: Encoding; preview: PreviewRow[] }
  | { kind: 'answered'; answer: BatchAnswer; sent: number }
  | { kind: 'held_up'; holdup: Holdup | null }
  | { kind: 'batch_refused'; sentence: string }
  | { kind: 'sent' }
  | { kind: 'refused'; code: ErrorCode | null; message: string }
  | { kind: 'refused_there'; error: ActionError }

const tell = (answer: WorkerAnswer) => self.postMessage(answer)

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    tell(data.kind === 'inspect' ? await inspected(data.file) : await sent(data))
  } catch (error) {
    if (error instanceof ImportRefused) return tell({ kind: 'refused_there', error: error.error })
    const known = isDomainError(error) ? error : null
    const message = known ? messageFor(known) : 'Não foi possível ler o arquivo.'
    tell({ kind: 'refused', code: known?.code ?? null, message })
  }
}

async function sent({ file, encoding, from, to }: Extract<Question, { kind: 'send' }>): Promise<WorkerAnswer> {
  await sendBatches({
    ...to,
    batches: batchesOf(rowsOf(file, encoding), from),
    pauseMs: limits.import.pauseMs,
    onAnswer: (answer, count) => tell({ kind: 'answered', answer: { ...answer, logs: [] }, sent: count }),
    onHoldup: holdup => tell({ kind: 'held_up', holdup }),
    onRefused: sentence => tell({ kind: 'batch_refused', sentence }),
  })
  return { kind: 'sent' }
}

/** Reads the whole file once: how many records it has, and the first of them. */
async function inspected(file: File): Promise<WorkerAnswer> {
  const encoding = await encodingOf(() => bytesOf(file))
  const preview: PreviewRow[] = []
  let records = 0
  for await (const row of rowsOf(file, encoding)) {
    if (records < limits.import.previewRows) preview.push(previewOf(row, records))
    records++
  }
  return { kind: 'inspected', records, encoding, preview }
}

const previewOf = (row: SentRow, place: number): PreviewRow => ({
  place,
  recordId: row.record_id ?? '',
  title: row.titulo ?? '',
  author: row.Author ?? '',
  date: row.Date ?? '',
  hasPicture: (row['Featured Image'] ?? '').trim() !== '',
})

/** The rows behind the first `skipped`, in batches of at most a hundred, and of fewer when they are long. */
async function* batchesOf(rows: AsyncIterable<SentRow>, skipped: number): AsyncGenerator<RowBatch> {
  let from = skipped
  let place = 0
  let posts: SentRow[] = []
  let length = 0
  for await (const row of rows) {
    if (place++ < skipped) continue
    posts.push(row)
    length += lengthOf(row)
    if (posts.length < limits.import.batch && length < limits.import.batchSigns) continue
    yield { from, posts }
    from = place
    posts = []
    length = 0
  }
  if (posts.length > 0) yield { from, posts }
}

async function* rowsOf(file: File, encoding: Encoding): AsyncGenerator<SentRow> {
  const reader = new CsvReader()
  let header: CsvHeader | null = null
  const read = function* (rows: readonly string[][]): Generator<SentRow> {
    for (const cells of rows) {
      if (header) yield sentRow(header, cells)
      else header = readHeader(cells)
    }
  }
  for await (const part of textOf(
    () => bytesOf(file),
    encoding,
    () => {},
  ))
    yield* read(reader.push(part))
  yield* read(reader.end())
}

/** A row for the server, which also records those that are too long or whose cells do not fit the header. */
function sentRow(header: CsvHeader, cells: readonly string[]): SentRow {
  const row: CsvRow | null = readRow(header, cells)
  if (row && lengthOf(row) <= limits.import.rowSigns) return row
  const id = cells[header.places.get('record_id') ?? 0] ?? ''
  if (row) return { record_id: id, problem: 'content_too_long' }
  return { record_id: id, problem: cells.length < header.width ? 'missing_cells' : 'extra_cells' }
}

const lengthOf = (row: SentRow): number => Object.values(row).reduce((sum, cell) => sum + cell.length, 0)

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
