import pg from 'pg'
import { isPlain, sanitizeContent } from '#server/platform/body.ts'
import { columnsIn, inSql } from './tables.ts'

/** The columns whose HTML readers or staff see as it is stored, with the key of their rows. */
const bodies: readonly { table: string; key: string; columns: readonly string[] }[] = [
  { table: 'articles', key: 'id', columns: ['content', 'teaser'] },
  { table: 'article_versions', key: 'id', columns: ['content'] },
  { table: 'article_revisions', key: 'id', columns: ['fields', 'base'] },
  { table: 'site_pages', key: 'slug', columns: ['content'] },
  { table: 'newsletter_sends', key: 'id', columns: ['blocks'] },
]
/** The parts of a JSON column that are HTML. */
const htmlParts: readonly string[] = ['content', 'body']
const atOnce = 200

/**
 * Passes the bodies of a restored archive through the sanitiser: whoever wrote the archive may have put anything there. Part of the restore's
 * transaction. Gives the number of rows that it changed.
 */
export async function cleanBodies(client: pg.Client, signal?: AbortSignal): Promise<number> {
  let cleaned = 0
  for (const { table, key, columns } of bodies) {
    await client.query(
      `DECLARE bodies NO SCROLL CURSOR FOR SELECT ${columnsIn([key, ...columns])} FROM ${inSql(table)}`,
    )
    for (;;) {
      signal?.throwIfAborted()
      const { rows } = await client.query<Record<string, unknown>>(`FETCH ${atOnce} FROM bodies`)
      if (rows.length === 0) break
      for (const row of rows) {
        const changed = columns.filter(column => {
          const before = JSON.stringify(row[column])
          row[column] = clean(row[column])
          return JSON.stringify(row[column]) !== before
        })
        if (changed.length === 0) continue
        const values = changed.map(column =>
          typeof row[column] === 'string' ? row[column] : JSON.stringify(row[column]),
        )
        const set = changed.map((column, at) => `${pg.escapeIdentifier(column)} = $${at + 2}`).join(', ')
        await client.query(`UPDATE ${inSql(table)} SET ${set} WHERE ${columnsIn([key])} = $1`, [row[key], ...values])
        cleaned++
      }
    }
    await client.query('CLOSE bodies')
  }
  return cleaned
}

/** A value with its HTML cleaned: a text, or in JSON the parts named in `htmlParts`. */
function clean(value: unknown, part = 'content'): unknown {
  if (typeof value === 'string') return htmlParts.includes(part) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(each => clean(each, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, name)]))
}

function cleanHtml(html: string): string {
  if (isPlain(html)) return html
  const cleaned = sanitizeContent(html)
  return compared(cleaned) === compared(html) ? html : cleaned
}

const signs: Record<string, string> = { '34': '"', '38': '&amp;', '39': "'", '60': '&lt;', '62': '&gt;' }
/**
 * HTML for a comparison: character references as the sanitiser writes them, no space between tags. Teasers write numeric references, and the
 * default pages have line breaks.
 */
const compared = (html: string): string =>
  html
    .replace(/&#(\d\d);/g, (whole, number) => signs[number] ?? whole)
    .replace(/>\s+</g, '><')
    .trim()
