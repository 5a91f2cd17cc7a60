import type { ImportFormat, Source } from '#lib/imports/post.ts'
import { encodingOf, type Reopen, textOf } from '#lib/imports/text.ts'
import { ghostReader } from '../ghost/source.ts'
import type { Gathered } from '../wxr/gather.ts'
import { wxrReader } from '../wxr/source.ts'
import { csvRecords } from './csv.ts'
import type { Reader } from './reader.ts'

/**
 * Opens a file of another system. `open` gives its bytes from the beginning each time it is called: the encoding is told by all bytes, and some
 * formats are read twice. `name` is the file's, `chosen` the format, if a person chose one; otherwise its first sign tells the format. `gathered`
 * is the first reading of the import's WordPress files, if there was one. Raises a DomainError of kind invalid for a file that cannot be read; so
 * do the records.
 */
export async function openSource(
  open: Reopen,
  name: string,
  chosen?: ImportFormat,
  gathered?: Gathered,
): Promise<Source> {
  const encoding = await encodingOf(open)
  let bytes = 0
  const text = (share: number) =>
    textOf(open, encoding, count => {
      bytes += count * share
    })
  const format = chosen ?? (await formatOf(text(0), name))
  const reader = readers[format](text, gathered)
  return {
    format,
    encoding,
    get origin() {
      return reader.origin
    },
    get site() {
      return reader.site
    },
    get bytesRead() {
      return Math.floor(bytes)
    },
    records: () => reader.records(),
    terms: () => reader.terms(),
  }
}

type Text = (share: number) => AsyncGenerator<string>

/** The readers. A file that is read twice counts half of its bytes each time. */
const readers: Record<ImportFormat, (text: Text, gathered?: Gathered) => Reader> = {
  csv: text => ({ origin: 'csv', site: '', records: () => csvRecords(text(1)), terms: () => [] }),
  wxr: (text, gathered) => wxrReader(() => text(gathered ? 1 : 0.5), gathered),
  ghost: text => ghostReader(() => text(0.5)),
}

/** The format of a file by its first sign; by its name when it is blank so far. */
async function formatOf(text: AsyncGenerator<string>, name: string): Promise<ImportFormat> {
  const { value } = await text.next()
  await text.return(undefined)
  const [first] = (value ?? '').trimStart()
  if (first === '<' || (!first && /\.xml$/i.test(name))) return 'wxr'
  // A list of JSON is what WordPress' programming interface gives; the reader of Ghost says so.
  return first === '{' || /^\s*\[\s*[{\]]/.test(value ?? '') || (!first && /\.json$/i.test(name)) ? 'ghost' : 'csv'
}
