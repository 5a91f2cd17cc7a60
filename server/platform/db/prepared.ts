import { createHash } from 'node:crypto'

/**
 * Further statements are planned each time: Prisma makes another text for every length of a list, and each connection stores all
 * names.
 */
const MOST_NAMES = 400

/**
 * Gives each statement's text a name, by which a connection parses it once and PostgreSQL may plan it once. That halves the time
 * of reader pages. The first four hundred texts of a process are the frequent ones; later ones get no name ('').
 * A pooler in between must keep names apart (PgBouncer since 1.21, `max_prepared_statements`).
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMES) return ''
    const name = `p${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
    names.set(sql, name)
    return name
  }
}
