import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const batch = 100

/**
 * Deletes for good what has been in the trash for longer than it may (ruling "Delete"), oldest first, at most a hundred a call; gives how
 * many. Addresses that were once public stay taken, without an article, and go on answering 410; others are given back.
 */
export const purgeTrash = command(async ({ tx, now }, _: undefined) => {
  const before = new Date(now.getTime() - limits.trashDays * 24 * 60 * 60 * 1000)
  // Whoever is restoring one at this moment holds its row, and keeps it and its address.
  const doomed = await tx.$queryRaw<{ id: string; was_public: boolean }[]>`
    SELECT id, published_at IS NOT NULL AS was_public FROM articles
      WHERE deleted_at < ${before} ORDER BY deleted_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`
  const neverPublic = doomed.filter(({ was_public }) => !was_public).map(({ id }) => id)
  await tx.articleSlug.deleteMany({ where: { articleId: { in: neverPublic } } })
  return tx.article.deleteMany({ where: { id: { in: doomed.map(({ id }) => id) } } })
})
