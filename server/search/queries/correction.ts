import { composed, partsOf, requiredParts } from '#lib/search/parts.ts'
import { wordQuery } from '#lib/search/query.ts'
import { isEverydayWord, likeliest, swapsOf } from '#lib/search/spelling.ts'
import { db } from '#server/platform/db/db.ts'

/**
 * A correction for a search without results: it replaces each word that no article contains by the likeliest one, and keeps everything else as it
 * was typed. A word of every day is no mistake. Null when that finds nothing either. It offers only words of articles that are public now, so that it
 * reveals nothing that was taken down. At most two statements.
 */
export async function findCorrection(typed: string): Promise<string | null> {
  const parts = requiredParts(partsOf(typed))
  if (parts.length === 0) return null
  // Numbers, joined words and quoted ones are meant as they stand.
  const terms = parts.map(({ quoted, words: [word = '', ...others], written }) =>
    quoted || others.length > 0 || !/^\p{L}+$/u.test(written) || isEverydayWord(word) ? '' : word,
  )
  const queries = parts.map(wordQuery)
  const candidates = await listCandidates(terms, queries)
  const ranked = terms.flatMap((term, place) =>
    likeliest(
      term,
      candidates.filter(({ n }) => n === place + 1),
    ),
  )
  if (ranked.length === 0) return null
  const rows = await db().$queryRaw<{ n: number; written: string }[]>`
    WITH corrected AS MATERIALIZED (
      SELECT n, near.written, coalesce(quote_literal(near.word), query) AS query
        FROM unnest(${queries}::text[]) WITH ORDINALITY AS asked (query, n)
        LEFT JOIN LATERAL (
          SELECT word, written
            FROM unnest(${ranked.map(({ n }) => n)}::int[], ${ranked.map(({ word }) => word)}::text[], ${ranked.map(({ written }) => written)}::text[])
              WITH ORDINALITY AS candidate (place, word, written, rank)
            WHERE place = n AND found_anywhere(quote_literal(word)) ORDER BY rank LIMIT 1
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

interface Candidate {
  /** The place of the word that it may have been, from 1. */
  n: number
  word: string
  written: string
  likeness: number
}

/** The words of articles that are like the terms that no article contains, and those with two neighbouring letters in each other's place. */
const listCandidates = (terms: readonly string[], queries: readonly string[]) => {
  const swaps = terms.flatMap((term, place) => swapsOf(term).map(swap => ({ n: place + 1, swap })))
  return db().$queryRaw<Candidate[]>`
    WITH asked AS MATERIALIZED (
      SELECT n::int, term FROM unnest(${terms}::text[], ${queries}::text[]) WITH ORDINALITY AS asked (term, query, n)
        WHERE CASE WHEN term = '' THEN false ELSE NOT found_anywhere(query) END
    )
    SELECT n, near.* FROM asked CROSS JOIN LATERAL (
      SELECT word, written, similarity(word, term) AS likeness FROM search_words
        WHERE word % term ORDER BY likeness DESC, word LIMIT 10
    ) near
    UNION
    SELECT n, word, written, similarity(word, term) FROM asked
      JOIN unnest(${swaps.map(({ n }) => n)}::int[], ${swaps.map(({ swap }) => swap)}::text[]) AS swapped (place, swap) ON place = n
      JOIN search_words ON word = swap`
}
