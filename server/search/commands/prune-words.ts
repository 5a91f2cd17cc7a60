import { command } from '#server/platform/work/command.ts'

const batch = 500

/**
 * Looks at the next 500 words after the given one, and deletes those that no public article contains: a search would never offer them.
 * Gives the word to continue after; null at the end. A word that an article brings back at the same moment is stored again with its next
 * publication. For the job only: it checks no policy.
 */
export const pruneWords = command(async ({ tx }, after: string): Promise<string | null> => {
  const [looked] = await tx.$queryRaw<[{ last: string | null; size: number }]>`
    SELECT max(word) AS last, count(*)::int AS size
      FROM (SELECT word FROM search_words WHERE word > ${after} ORDER BY word LIMIT ${batch}) AS next`
  if (looked.last === null) return null
  await tx.$executeRaw`
    DELETE FROM search_words WHERE word > ${after} AND word <= ${looked.last}
      AND NOT finds_articles(quote_literal(word))`
  return looked.size < batch ? null : looked.last
})
