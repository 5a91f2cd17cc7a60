import { command } from '#server/platform/command.ts'
import { trashDays } from '../article.ts'

const batch = 100

/**
 * Deletes for good what has been in the trash for longer than it may (ruling "Delete"), oldest first, at most a hundred a call; gives how
 * many. Addresses that were once public stay taken, without an article, and go on answering 410; others are given back.
 */
export const purgeTrash = command(async ({ tx, now }, _: undefined) => {
  const before = new Date(now.getTime() - trashDays * 24 * 60 * 60 * 1000)
  const doomed = await tx.article.findMany({
    where: { deletedAt: { lt: before } },
    orderBy: { deletedAt: 'asc' },
    take: batch,
    select: { id: true, publishedAt: true },
  })
  const ids = doomed.map(({ id }) => id)
  const neverPublic = doomed.filter(({ publishedAt }) => publishedAt === null).map(({ id }) => id)
  await tx.articleSlug.deleteMany({ where: { articleId: { in: neverPublic } } })
  const { count } = await tx.article.deleteMany({ where: { id: { in: ids }, deletedAt: { lt: before } } })
  return { count }
})
