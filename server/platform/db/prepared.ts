import { createHash } from 'node:crypto'

/** Texts beyond these are planned each time: Prisma writes another one for every length of a list, and each connection holds all it was told. */
const MOST_NAMES = 400

/**
 * Gives each text of a statement a name, by which a connection parses it once and PostgreSQL may plan it once: for the pages of readers that
 * is half of the time. The first four hundred texts of a process are the ones that come again; any further one stays without a name ('').
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
