import type { Source } from '#lib/imports/post.ts'
import type { NumberedRecord } from './convert-records.ts'
import type { ImportRecord } from './record.ts'

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
  /** Records of a batch. */
  batch: number
  convert: (records: NumberedRecord[]) => Promise<ImportRecord[]>
}

/** Batches that are converted ahead of the one that is written: enough that writing never waits, few enough for the memory. */
const ahead = 2

/** The converted records of a source behind those that are imported already, in batches, in the order of the file. */
export async function* conversionsOf(
  source: Pick<Source, 'records' | 'bytesRead'>,
  { done }: Pick<FileRun, 'done'>,
  { batch, convert }: Conversion,
): AsyncGenerator<Converted> {
  const waiting: Promise<Converted>[] = []
  let position = 0
  let records: NumberedRecord[] = []
  const begin = () => {
    const { bytesRead } = source
    const conversion = convert(records).then(converted => ({ records: converted, bytesRead }))
    // Its failure is raised where it is awaited.
    conversion.catch(() => {})
    waiting.push(conversion)
    records = []
  }
  for await (const record of source.records()) {
    if (position >= done) records.push({ position, record })
    position++
    if (records.length === batch) begin()
    if (waiting.length > ahead) yield await (waiting.shift() as Promise<Converted>)
  }
  if (records.length > 0) begin()
  for (const conversion of waiting) yield await conversion
}
