import { authorPath, tagPath } from '#lib/addresses/paths.ts'
import { type IndexEntry, indexPage, mostCountedInIndex } from '#lib/site/indexes.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

/** The number of rows under a key, counted up to `mostCountedInIndex` + 1. */
const countOf = (rows: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${fixed(mostCountedInIndex + 1)}) counted)`

/**
 * The tags with public articles, in the order of their keys, as many as `indexPage` and one. `letter` keeps those that begin with it; 0 means
 * a digit. The statement skips from one tag to the next in the index, and stops at the last one it needs. One statement.
 */
export async function listTagIndex(letter: string | null): Promise<IndexEntry[]> {
  const start = letter ?? ''
  const rows = await db().$queryRaw<{ name: string; key: string; articles: number }[]>`
    WITH RECURSIVE leap AS (
      (SELECT tag_key AS key FROM article_tags WHERE tag_key >= ${start} ORDER BY tag_key LIMIT 1)
      UNION ALL
      SELECT (SELECT tag_key FROM article_tags WHERE tag_key > key ORDER BY tag_key LIMIT 1) FROM leap WHERE ${isBefore(letter)}
    )
    SELECT key, newest.tag AS name,
        ${countOf(Prisma.sql`article_tags WHERE tag_key = key AND listed_at IS NOT NULL`)} AS articles
      FROM leap CROSS JOIN LATERAL (
        SELECT tag FROM article_tags WHERE tag_key = key AND listed_at IS NOT NULL
          ORDER BY listed_at DESC, article_id DESC LIMIT 1) newest
      WHERE ${begins(Prisma.sql`key`, letter)} LIMIT ${fixed(indexPage + 1)}`
  return rows.map(({ key, ...entry }) => ({ ...entry, path: tagPath(key) }))
}

/** Whether the key is not behind the letter's range, by the database's own collation. */
function isBefore(letter: string | null): Prisma.Sql {
  if (letter === null || letter === 'z') return Prisma.sql`key IS NOT NULL`
  const next = letter === '0' ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1)
  return Prisma.sql`key < ${next}`
}

function begins(name: Prisma.Sql, letter: string | null): Prisma.Sql {
  if (letter === null) return Prisma.sql`true`
  return Prisma.sql`${name} ~ ${letter === '0' ? '^[0-9]' : `^${letter}`}`
}

/** An author in the index, with the profile's id. */
export type AuthorEntry = IndexEntry & { id: string }

/**
 * The people credited under public articles, by name, as many as `indexPage` and one. `letter` keeps the names that begin with it, without
 * accents and case; 0 means a digit. The statement skips from one person to the next in the index of credits. One statement.
 */
export async function listAuthorIndex(letter: string | null): Promise<AuthorEntry[]> {
  const rows = await db().$queryRaw<{ id: string; name: string; articles: number }[]>`
    WITH RECURSIVE leap AS (
      (SELECT profile_id AS id FROM article_credits WHERE profile_id IS NOT NULL ORDER BY profile_id LIMIT 1)
      UNION ALL
      SELECT (SELECT profile_id FROM article_credits WHERE profile_id > id ORDER BY profile_id LIMIT 1) FROM leap WHERE id IS NOT NULL
    )
    SELECT p.id, p.full_name AS name,
        ${countOf(Prisma.sql`article_credits WHERE profile_id = p.id AND listed_at IS NOT NULL`)} AS articles
      FROM leap JOIN profiles p ON p.id = leap.id
      WHERE EXISTS (SELECT FROM article_credits WHERE profile_id = p.id AND listed_at IS NOT NULL)
        AND ${begins(Prisma.sql`lower(unaccent(p.full_name))`, letter)}
      ORDER BY lower(unaccent(p.full_name)), p.id LIMIT ${fixed(indexPage + 1)}`
  return rows.map(row => ({ ...row, path: authorPath(row.id) }))
}
