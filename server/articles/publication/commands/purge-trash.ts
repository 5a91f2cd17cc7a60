import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const batch = 100

/**
 * Deletes the articles that have been in the trash for 30 days (DEL-1), oldest first, at most a hundred a call. Gives their
 * number. Addresses that were public stay taken and answer 410; others are released.
 */
export const purgeTrash = command(async ({ tx, now }, _: undefined) => {
  const before = new Date(now.getTime() - limits.trashDays * 24 * 60 * 60 * 1000)
  // Skips a row that a restore has locked: that article keeps its row and address.
  const expired = await tx.$queryRaw<{ id: string; was_public: boolean }[]>`
    SELECT id, published_at IS NOT NULL AS was_public FROM articles
      WHERE deleted_at < ${before} ORDER BY deleted_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`
  const neverPublic = expired.filter(({ was_public }) => !was_public).map(({ id }) => id)
  await tx.articleSlug.deleteMany({ where: { articleId: { in: neverPublic } } })
  return tx.article.deleteMany({ where: { id: { in: expired.map(({ id }) => id) } } })
})
