import { randomUUID } from 'node:crypto'
import { singleton } from '../process/singleton.ts'

/** Texts on their way to the database, by their stand-ins. */
const held = () => singleton('large-texts', () => new Map<string, string>())

/**
 * Runs `use` with a short stand-in for each text. As a parameter of a statement, the connection puts the text in its place: the query engine would copy
 * megabytes a dozen times. Nobody can guess a stand-in, and it ends with `use`.
 */
export async function withLarge<Output>(
  texts: readonly string[],
  use: (standIns: readonly string[]) => Promise<Output>,
): Promise<Output> {
  const standIns = texts.map(text => {
    const standIn = `large ${randomUUID()}`
    held().set(standIn, text)
    return standIn
  })
  try {
    return await use(standIns)
  } finally {
    for (const standIn of standIns) held().delete(standIn)
  }
}

/** Puts the texts in the place of their stand-ins among the parameters of a statement of `pg`. */
export function unfold(statement: unknown): void {
  if (held().size === 0 || typeof statement !== 'object' || !statement || !('values' in statement)) return
  const { values } = statement
  if (!Array.isArray(values)) return
  statement.values = values.map(value => (typeof value === 'string' ? (held().get(value) ?? value) : value))
}
