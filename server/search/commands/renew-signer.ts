import { command } from '#server/platform/work/command.ts'

const batch = 100

interface Place {
  profileId: string
  /** The article after which to continue, by id; null at the beginning. */
  after: string | null
}

/**
 * Writes the search rows of the next 100 public articles that a person signs, so that they are found by the person's present name. Gives the
 * article to continue after; null at the end. For the job only: it checks no policy.
 */
export const renewSigner = command(async ({ tx }, { profileId, after }: Place): Promise<string | null> => {
  // A save of one of these articles writes its row, too: the lock lets one wait for the other.
  const signed = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM articles a
      WHERE a.id IN (
        SELECT article_id FROM article_credits
          WHERE profile_id = ${profileId}::uuid AND listed_at IS NOT NULL AND (${after}::uuid IS NULL OR article_id > ${after}::uuid)
          ORDER BY article_id LIMIT ${batch}::int
      )
      ORDER BY a.id FOR SHARE`
  const ids = signed.map(({ id }) => id)
  if (ids.length > 0) await tx.$executeRaw`SELECT keep_search(${ids}::uuid[])`
  return ids.length < batch ? null : (ids.at(-1) ?? null)
})
