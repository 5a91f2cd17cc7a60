import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

const batch = 100

/** Ids of articles with an appointment that is due, the longest unchanged first, at most a hundred. */
export async function listDue(): Promise<string[]> {
  const moment = now()
  const due = await db().article.findMany({
    where: { deletedAt: null, OR: [{ publishAt: { lte: moment } }, { unpublishAt: { lte: moment } }] },
    orderBy: { updatedAt: 'asc' },
    take: batch,
    select: { id: true },
  })
  return due.map(({ id }) => id)
}
