import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

const batch = 100

/** Articles with an appointment that has come, oldest first, at most a hundred; ids. */
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
