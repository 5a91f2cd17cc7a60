import { articlePath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import { db } from '#server/platform/db/db.ts'

/** A line of “Mais lidas”. */
export interface MostReadLine {
  id: string
  path: string
  title: string
  premium: boolean
}

/** The most viewed public articles of 24 hours from the last count, most viewed first. One statement. */
export async function listMostRead(): Promise<MostReadLine[]> {
  const rows = await db().mostRead.findMany({
    where: { article: { status: 'published', deletedAt: null } },
    orderBy: [{ views: 'desc' }, { articleId: 'desc' }],
    take: limits.mostRead,
    select: { article: { select: { id: true, slug: true, locationPath: true, title: true, visibility: true } } },
  })
  return rows.map(({ article }) => ({
    id: article.id,
    path: articlePath(article),
    title: article.title,
    premium: article.visibility === 'premium',
  }))
}
