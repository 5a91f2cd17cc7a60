import { type ErrorCode, isDomainError } from '#lib/errors.ts'
import { type CsvHeader, type CsvRow, readHeader, readRow } from '#lib/imports/csv/columns.ts'
import { CsvReader } from '#lib/imports/csv/reader.ts'
import { type Encoding, encodingOf, textOf } from '#lib/imports/text.ts'
import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import type { SentRow } from '#lib/schemas/imports.ts'
import type { PreviewRow } from './state.ts'

/** What the page asks of the worker. It reads one file at a time, from the beginning. */
export type Question =
  | { kind: 'inspect'; file: File }
  /** Gives the rows from a number on, a batch for each `next`. */
  | { kind: 'open'; file: File; encoding: Encoding; from: number }
  | { kind: 'next' }

export type WorkerAnswer =
  | { kind: 'inspected'; records: number; encoding: Encoding; preview: PreviewRow[] }
  | { kind: 'batch'; from: number; posts: SentRow[] }
  | { kind: 'end' }
  | { kind: 'refused'; code: ErrorCode | null; message: string }

let open: AsyncGenerator<SentRow> | null = null
let place = 0

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage(await answerTo(data))
  } catch (error) {
    const known = isDomainError(error) ? error : null
    const message = known ? messageFor(known) : 'Não foi possível ler o arquivo.'
    self.postMessage({ kind: 'refused', code: known?.code ?? null, message } satisfies WorkerAnswer)
  }
}

async function answerTo(question: Question): Promise<WorkerAnswer> {
  if (question.kind === 'inspect') return inspected(question.file)
  if (question.kind === 'open') {
    open = rowsOf(question.file, question.encoding)
    place = 0
    while (place < question.from && !(await open.next()).done) place++
  }
  return nextBatch()
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

/** The next rows: at most a hundred, and fewer when they are long. */
async function nextBatch(): Promise<WorkerAnswer> {
  const posts: SentRow[] = []
  const from = place
  let length = 0
  while (posts.length < limits.import.batch && length < limits.import.batchSigns) {
    const row = await open?.next()
    if (!row || row.done) break
    posts.push(row.value)
    place++
    length += lengthOf(row.value)
  }
  return posts.length > 0 ? { kind: 'batch', from, posts } : { kind: 'end' }
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
