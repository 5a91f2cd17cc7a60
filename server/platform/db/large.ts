import { randomUUID } from 'node:crypto'
import { singleton } from '../process/singleton.ts'

/** A large parameter of a statement: a text, or its type's binary form. */
type Large = string | Buffer

/** Parameters on their way to the database, by their stand-ins. */
const held = () => singleton('large-texts', () => new Map<string, Large>())

/**
 * Runs `use` with a short stand-in for each parameter. In a statement, the connection puts the parameter in its place: Prisma would copy
 * megabytes a dozen times, and holds the parameters of its last statements in memory, for its debug log. Nobody can guess a stand-in, and it ends
 * with `use`.
 */
export async function withLarge<Output>(
  parameters: readonly Large[],
  use: (standIns: readonly string[]) => Promise<Output>,
): Promise<Output> {
  const standIns = parameters.map(parameter => {
    const standIn = `large ${randomUUID()}`
    held().set(standIn, parameter)
    return standIn
  })
  try {
    return await use(standIns)
  } finally {
    for (const standIn of standIns) held().delete(standIn)
  }
}

/** Puts the large parameters in the place of their stand-ins among the parameters of a statement of `pg`. */
export function unfold(statement: unknown): void {
  if (held().size === 0 || typeof statement !== 'object' || !statement || !('values' in statement)) return
  const { values } = statement
  if (!Array.isArray(values)) return
  statement.values = values.map(value => (typeof value === 'string' ? (held().get(value) ?? value) : value))
}
