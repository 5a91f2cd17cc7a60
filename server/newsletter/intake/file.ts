import { readLines } from '#lib/imports/csv/lines.ts'
import { limits } from '#lib/limits.ts'
import { addSubscriberFields, subscriberTag } from '#lib/schemas/newsletter/subscriber.ts'
import { type EndedStatus, fileStatusOf, type StatusColumns, statusColumnsIn } from './status-columns.ts'

/** What a line of a file of subscribers gives, or what is wrong with it. */
type ReadLine = { email: string } & (
  | { name: string; city: string; tags: string[]; status: 'active' | EndedStatus; endedAt: Date | null; problem: null }
  | { problem: string }
)
export type SubscriberLine = { line: number } & ReadLine

/** The columns by their names in Portuguese and English. */
const names = {
  email: ['email', 'e-mail', 'email address', 'email_address', 'subscriber', 'endereço de e-mail', 'endereço de email'],
  name: ['nome', 'name', 'nome completo', 'full name', 'first name', 'first_name'],
  city: ['cidade', 'city'],
  tags: ['etiquetas', 'etiqueta', 'tags'],
} as const
type Columns = Record<keyof typeof names, number> & { status: StatusColumns }

/**
 * Reads a CSV of subscribers with the column `email` and, if there are, `nome`, `cidade`, `etiquetas` and what other services say of the state of a
 * subscription, in any order, in batches of 1,000 lines (`readLines`).
 */
export const readSubscriberFile = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SubscriberLine[]> =>
  readLines(bytes, {
    columns: columnsIn,
    read: readLine,
    batch: 1_000,
    headless: 'O arquivo precisa da coluna “email” na primeira linha.',
    empty: 'O arquivo não tem nenhum inscrito.',
  })

function columnsIn(given: readonly string[]): Columns | null {
  const place = (of: readonly string[]) => given.findIndex(name => of.includes(name))
  const email = place(names.email)
  if (email < 0) return null
  const status = statusColumnsIn(given)
  return { email, name: place(names.name), city: place(names.city), tags: place(names.tags), status }
}

/** Takes off the apostrophe that our own files put before a cell that a spreadsheet would run. */
const plain = (cell = '') => cell.trim().replace(/^'(?=[=+\-@])/, '')

function readLine(cells: readonly string[], columns: Columns): ReadLine {
  const cell = (column: keyof typeof names) => plain(cells[columns[column]])
  const typed = cell('email')
  const read = addSubscriberFields.safeParse({ email: typed, name: cell('name') })
  if (!read.success) return { email: typed.slice(0, 255), problem: read.error.issues[0]?.message ?? 'Email inválido' }
  const { email, name } = read.data
  const stated = fileStatusOf(cells, columns.status)
  if ('problem' in stated) return { email, problem: stated.problem }
  if (stated.status !== 'active') return { email, name, city: '', tags: [], ...stated, problem: null }
  const city = cell('city').slice(0, 200)
  const tags = cell('tags')
    .split(/[|,;]/)
    .filter(text => text.trim() !== '')
    .map(text => subscriberTag.safeParse(text))
  if (tags.some(tag => !tag.success)) return { email, problem: 'Etiqueta muito longa' }
  const given = [...new Set(tags.flatMap(tag => (tag.success ? [tag.data] : [])))]
  if (given.length > limits.newsletter.tag.most)
    return { email, problem: `São mais de ${limits.newsletter.tag.most} etiquetas` }
  return { email, name, city, tags: given, ...stated, problem: null }
}
