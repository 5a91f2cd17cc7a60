import { composed, partsOf, requiredParts } from '#lib/search/parts.ts'
import { wordQuery } from '#lib/search/query.ts'
import { db } from '#server/platform/db/db.ts'

/**
 * A correction for a search without results: it replaces each word that no article contains by the most similar one, and keeps everything else as it
 * was typed. Null when that finds nothing either. It offers only words of articles that are public now, so that it reveals nothing that was taken
 * down. One statement.
 */
export async function findCorrection(typed: string): Promise<string | null> {
  const parts = requiredParts(partsOf(typed))
  if (parts.length === 0) return null
  // Numbers, joined words and quoted ones are meant as they stand.
  const words = parts.map(part =>
    part.quoted || part.words.length > 1 || !/^\p{L}+$/u.test(part.written) ? '' : (part.words[0] ?? ''),
  )
  const rows = await db().$queryRaw<{ n: number; written: string }[]>`
    WITH corrected AS MATERIALIZED (
      SELECT n, near.written, coalesce(quote_literal(near.word), query) AS query
        FROM unnest(${words}::text[], ${parts.map(wordQuery)}::text[]) WITH ORDINALITY AS asked (term, query, n)
        CROSS JOIN LATERAL (SELECT found_anywhere(query) AS known OFFSET 0) looked
        LEFT JOIN LATERAL (
          SELECT word, written FROM (
            SELECT word, written, similarity(word, term) AS likeness FROM search_words
              WHERE word % term AND NOT known ORDER BY likeness DESC, word LIMIT 10
          ) candidate
          WHERE found_anywhere(quote_literal(word)) ORDER BY likeness DESC, word LIMIT 1
        ) near ON true
    )
    SELECT n::int, written FROM corrected
      WHERE written IS NOT NULL AND (SELECT found_anywhere(string_agg(query, ' & ')) FROM corrected) ORDER BY n DESC`
  if (rows.length === 0) return null
  return rows.reduce((text, { n, written }) => {
    const part = parts[n - 1]
    return part ? text.slice(0, part.start) + written + text.slice(part.end) : text
  }, composed(typed))
}
