import type { Source } from '#lib/imports/post.ts'
import type { NumberedRecord } from '../convert-records.ts'
import type { ImportRecord } from '../record.ts'

/** A file of a session, and how many of its records have a result. */
export interface FileRun {
  id: string
  sessionId: string
  bytes: number
  done: number
}

/** Converted records, and the bytes of the file that were read when they were. */
export interface Converted {
  records: ImportRecord[]
  bytesRead: number
}

interface Conversion {
  /** The most records of a batch. */
  batch: number
  /** Characters of text at which a batch ends before that. */
  text: number
  convert: (records: NumberedRecord[]) => Promise<ImportRecord[]>
}

/** Batches that are converted while one is written. */
const ahead = 1

/** The converted records of a source behind those that are imported already, in batches, in the order of the file. */
export async function* conversionsOf(
  source: Pick<Source, 'records' | 'bytesRead'>,
  { done }: Pick<FileRun, 'done'>,
  { batch, text, convert }: Conversion,
): AsyncGenerator<Converted> {
  const waiting: Promise<Converted>[] = []
  let position = 0
  let records: NumberedRecord[] = []
  let length = 0
  const begin = () => {
    const { bytesRead } = source
    const conversion = convert(records).then(converted => ({ records: converted, bytesRead }))
    // Its failure is raised where it is awaited.
    conversion.catch(() => {})
    waiting.push(conversion)
    records = []
    length = 0
  }
  for await (const record of source.records()) {
    if (position >= done) {
      records.push({ position, record })
      length += record.kind === 'problem' ? 0 : record.html.length
    }
    position++
    if (records.length === batch || length >= text) begin()
    if (waiting.length > ahead) yield await (waiting.shift() as Promise<Converted>)
  }
  if (records.length > 0) begin()
  for (const conversion of waiting) yield await conversion
}
