import { DomainError } from '#lib/errors.ts'
import { textOf } from '#lib/imports/csv/decode.ts'
import { CsvReader } from '#lib/imports/csv/reader.ts'
import { limits } from '#lib/limits.ts'
import { addSubscriberFields, subscriberTag } from '#lib/schemas/newsletter/subscriber.ts'

/** A line of a file of subscribers: what it gives, or what is wrong with it. */
export type SubscriberLine = { line: number; email: string } & (
  | { name: string; city: string; tags: string[]; problem: null }
  | { problem: string }
)

/** Lines that are written in one transaction. */
const batchLines = 1_000

/** The columns by their names in Portuguese and English. */
const names = {
  email: ['email', 'e-mail'],
  name: ['nome', 'name'],
  city: ['cidade', 'city'],
  tags: ['etiquetas', 'etiqueta', 'tags'],
} as const
type Columns = Record<keyof typeof names, number>

/**
 * Reads a CSV of subscribers with the column `email` and, if there are, `nome`, `cidade` and `etiquetas` in any order, separated by commas or semicolons,
 * in batches of 1,000 lines while it arrives. Raises invalid with a sentence, import_row_too_long or import_quote_open.
 */
export async function* readSubscriberFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SubscriberLine[]> {
  const reader = new CsvReader({ blank: true })
  let columns: Columns | null = null
  let line = 0
  let count = 0
  const batch: SubscriberLine[] = []
  const add = (rows: readonly string[][]) => {
    for (const cells of rows) {
      line++
      if (!columns) columns = columnsIn(cells)
      else if (cells.some(cell => cell.trim() !== ''))
        batch.push({ line, ...readLine(cells, columns) } as SubscriberLine)
    }
  }
  for await (const text of textOf(bytes)) {
    add(reader.push(text))
    while (batch.length >= batchLines) {
      count += batchLines
      yield batch.splice(0, batchLines)
    }
  }
  add(reader.end())
  if (!columns) throw refused(headless)
  if (count + batch.length === 0) throw refused('O arquivo não tem nenhum inscrito.')
  if (batch.length > 0) yield batch
}

const headless = 'O arquivo precisa da coluna “email” na primeira linha.'

function columnsIn(cells: readonly string[]): Columns {
  const given = cells.map(name =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const place = (of: readonly string[]) => given.findIndex(name => of.includes(name))
  const columns = {
    email: place(names.email),
    name: place(names.name),
    city: place(names.city),
    tags: place(names.tags),
  }
  if (columns.email < 0) throw refused(headless)
  return columns
}

/** Takes off the apostrophe that our own files put before a cell that a spreadsheet would run. */
const plain = (cell = '') => cell.trim().replace(/^'(?=[=+\-@])/, '')

function readLine(cells: readonly string[], columns: Columns): Omit<SubscriberLine, 'line'> {
  const cell = (column: keyof Columns) => plain(cells[columns[column]])
  const typed = cell('email')
  const read = addSubscriberFields.safeParse({ email: typed, name: cell('name') })
  if (!read.success) return { email: typed.slice(0, 255), problem: read.error.issues[0]?.message ?? 'Email inválido' }
  const { email, name } = read.data
  const city = cell('city').slice(0, 200)
  const tags = cell('tags')
    .split(/[|,;]/)
    .filter(text => text.trim() !== '')
    .map(text => subscriberTag.safeParse(text))
  if (tags.some(tag => !tag.success)) return { email, problem: 'Etiqueta muito longa' }
  const given = [...new Set(tags.flatMap(tag => (tag.success ? [tag.data] : [])))]
  if (given.length > limits.newsletter.tag.most)
    return { email, problem: `São mais de ${limits.newsletter.tag.most} etiquetas` }
  return { email, name, city, tags: given, problem: null } as Omit<SubscriberLine, 'line'>
}

const refused = (message: string) => new DomainError('invalid', { fields: { file: message } })
