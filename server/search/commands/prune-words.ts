import { command } from '#server/platform/work/command.ts'

const batch = 500

/**
 * Deletes the words, of the next `batch` after one, that stand in no public article any more: they would never be offered again. Gives the word
 * to go on after; null at the end. Words that the search does not look at ("para") stay: a publication would only bring them back. A word
 * that returns at this very moment is learnt with its next publication. The house's own job.
 */
export const pruneWords = command(async ({ tx }, after: string): Promise<string | null> => {
  const [looked] = await tx.$queryRaw<[{ last: string | null; size: number }]>`
    SELECT max(word) AS last, count(*)::int AS size
      FROM (SELECT word FROM search_words WHERE word > ${after} ORDER BY word LIMIT ${batch}) AS next`
  if (looked.last === null) return null
  await tx.$executeRaw`
    DELETE FROM search_words WHERE word > ${after} AND word <= ${looked.last}
      AND numnode(to_tsquery('portal', quote_literal(word))) > 0 AND NOT finds_articles(quote_literal(word))`
  return looked.size < batch ? null : looked.last
})
