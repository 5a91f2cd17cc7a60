import { randomUUID } from 'node:crypto'
import { db } from '#server/platform/db/db.ts'

const hourMs = 60 * 60 * 1000
/** The last visits of the demonstration's reader, the newest first. Some read an article to its end, others only began. */
const visits = [
  { seconds: 95, depth: 42 },
  { seconds: 310, depth: 100 },
  { seconds: 140, depth: 66 },
  { seconds: 48, depth: 27 },
  { seconds: 260, depth: 98 },
]

/** Stores a reading history for a reader, so that "Continue lendo" and "Meu histórico" are not empty. */
export async function seedReadings(now: Date, email: string): Promise<void> {
  const user = await db().user.findUniqueOrThrow({ where: { email }, select: { id: true } })
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null, visibility: 'public' },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    skip: 6,
    take: visits.length,
    select: { id: true },
  })
  await db().reading.createMany({
    data: articles.flatMap(({ id: articleId }, index) => {
      const visit = visits[index]
      if (!visit) return []
      const createdAt = new Date(now.getTime() - (index * 9 + 2) * hourMs)
      return {
        id: randomUUID(),
        userId: user.id,
        articleId,
        createdAt,
        timeSpentSeconds: visit.seconds,
        scrollDepthPercent: visit.depth,
        updatedAt: new Date(createdAt.getTime() + visit.seconds * 1000),
      }
    }),
  })
}
