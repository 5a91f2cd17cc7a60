import { Prisma } from '#server/platform/db/db.ts'

/** The person whose rows are meant. */
export interface Subject {
  id: string
  /** A confirmed address: rows that only name it are theirs. */
  email: string
}

/**
 * An account as the subject of an export or an erasure. An address that nobody confirmed names no rows: anybody may have typed it, and the
 * rows of its owner are neither given out nor erased.
 */
export const subjectOf = ({ id, email, confirmed }: Subject & { confirmed: boolean }): Subject => ({
  id,
  email: confirmed ? email : `unconfirmed ${id}`,
})

/**
 * What a column holds: `byline` the public name; `personal` data about a person; `sealed` the same, encrypted; `work` text written for the
 * newsroom, which stays with it; `secret` hashes and keys, never exported; `derived` a search key; `ids` ids of people and what they sent;
 * `none` nothing of a person by itself.
 */
type Held = 'byline' | 'personal' | 'sealed' | 'work' | 'secret' | 'derived' | 'ids' | 'none'

export interface TableData {
  columns: Partial<Record<Held, string>>
  /** The rows of a person, as SQL. Without it the table has no rows of one person. */
  of?: (subject: Subject) => Prisma.Sql
  /** What an erasure does with those rows: deletes them, or empties these columns. Rows without it stay, with ids only. */
  erasure?: 'delete' | Readonly<Record<string, null | ''>>
}

/** Rows whose column is the person's id. */
export const by = (column: string) => (subject: Subject) => Prisma.sql`${Prisma.raw(column)} = ${subject.id}::uuid`
/** Such rows, and those that name a byline that was joined into the person's account. */
export const byAnyName = (column: string) => (subject: Subject) =>
  Prisma.sql`(${by(column)(subject)} OR ${Prisma.raw(column)} IN (SELECT id FROM joined_profiles WHERE profile_id = ${subject.id}::uuid))`
/** Rows of `user_id`. */
export const own = by('user_id')
/** Such rows, deleted with the account. */
export const ownDeleted = { of: own, erasure: 'delete' } as const
