import { Readable } from 'node:stream'
import { Assembler } from 'stream-json/assembler.js'
import { parser } from 'stream-json/parser.js'
import { DomainError } from '#lib/errors.ts'

/** A row of a table in a Ghost export. Its columns may be missing or of any kind. */
export type GhostRow = Readonly<Record<string, unknown>>

/** The most UTF-16 units without a new value: a longer text is no post. */
const longestValue = 32 * 1024 * 1024

type Token = parser.Token

/**
 * The rows of the wanted tables of a Ghost export, `db[0].data.<table>[]` or `data.<table>[]`, one at a time. Raises import_broken_json after the rows before
 * the broken place.
 */
export async function* ghostRows(
  text: AsyncIterable<string>,
  wanted: (table: string) => boolean,
): AsyncGenerator<{ table: string; row: GhostRow }> {
  let waiting = 0
  const counted = async function* () {
    for await (const part of text) {
      waiting += part.length
      if (waiting > longestValue) throw new DomainError('import_broken_json')
      yield part
    }
  }
  const source = Readable.from(counted())
  const tokens = parser.asStream({ packValues: true, streamValues: false })
  source.on('error', error => tokens.destroy(error))
  const place = new Place()
  let row: Assembler | null = null
  let table = ''
  try {
    for await (const token of source.pipe(tokens) as AsyncIterable<Token>) {
      waiting = 0
      if (!row && token.name === 'startObject' && place.isRow() && wanted(place.table())) {
        row = new Assembler()
        table = place.table()
      }
      place.follow(token)
      row?.consume(token)
      if (row?.done) {
        yield { table, row: row.current as GhostRow }
        row = null
      }
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('import_broken_json', { cause: error })
  } finally {
    source.destroy()
  }
}

/** The place in the document: the keys of the open objects, and null for each open array. */
class Place {
  private readonly path: (string | null)[] = []

  isRow(): boolean {
    const { path } = this
    return path.length >= 3 && path.length <= 6 && path.at(-1) === null && path.at(-3) === 'data'
  }

  table(): string {
    return this.path.at(-2) ?? ''
  }

  follow(token: Token): void {
    const { path } = this
    if (token.name === 'startObject') path.push('')
    else if (token.name === 'startArray') path.push(null)
    else if (token.name === 'endObject' || token.name === 'endArray') path.pop()
    else if (token.name === 'keyValue') path[path.length - 1] = token.value
  }
}
