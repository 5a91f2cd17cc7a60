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

/** Batches that are read and converted while one is written: the converter never waits for a statement of the database. */
const ahead = 2

/**
 * The converted records of a source behind those that are imported already, in batches, in the order of the file. What the source raises is raised behind
 * the batches before it.
 */
export async function* conversionsOf(
  source: Pick<Source, 'records' | 'bytesRead'>,
  { done }: Pick<FileRun, 'done'>,
  { convert, ...size }: Conversion,
): AsyncGenerator<Converted> {
  const batches = batchesOf(source, done, size)
  const next = async (): Promise<Converted | null> => {
    const { value } = await batches.next()
    return value ? { bytesRead: value.bytesRead, records: await convert(value.records) } : null
  }
  const waiting: Promise<Converted | null>[] = []
  const begin = () => {
    const conversion = next()
    // Its failure is raised where it is awaited.
    conversion.catch(() => {})
    waiting.push(conversion)
  }
  try {
    for (let n = 0; n < ahead; n++) begin()
    for (let converted = await waiting.shift(); converted; converted = await waiting.shift()) {
      begin()
      yield converted
    }
  } finally {
    await batches.return(undefined)
  }
}

interface Batch {
  records: NumberedRecord[]
  bytesRead: number
}

/** The records of a source behind those that are imported already, in batches. A generator answers its calls one after the other. */
async function* batchesOf(
  source: Pick<Source, 'records' | 'bytesRead'>,
  done: number,
  { batch, text }: Omit<Conversion, 'convert'>,
): AsyncGenerator<Batch, undefined> {
  let position = 0
  let records: NumberedRecord[] = []
  let length = 0
  for await (const record of source.records()) {
    if (position >= done) {
      records.push({ position, record })
      length += record.kind === 'problem' ? 0 : record.html.length
    }
    position++
    if (records.length < batch && length < text) continue
    yield { records, bytesRead: source.bytesRead }
    records = []
    length = 0
  }
  if (records.length > 0) yield { records, bytesRead: source.bytesRead }
}
