import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'

/** The addresses of all published articles of the measured instance, the newest first. */
export async function publishedPaths(): Promise<string[]> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true },
  })
  return articles.map(articlePath)
}
