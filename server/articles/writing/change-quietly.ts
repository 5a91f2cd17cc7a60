import type { Tx } from '#server/platform/db/db.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic } from '../article.ts'
import { type ArticleRow, pressKeys } from '../row.ts'
import { cutTeaser } from '../teaser.ts'

/** An article's versions before and after a change; equal if nothing changed. */
export interface VersionStep {
  before: number
  after: number
}

interface QuietChange {
  content: string
  /** Only for a cover that changed. */
  coverImage?: null
  coverMediaId?: string
}

/**
 * Writes a body or a cover that nobody edited, such as one with a stored picture in place of a foreign one, over a locked article. It gets a version, so
 * that an open form merges, but no row in its history, no new date and no event. Gives its version afterwards. Part of a command.
 */
export async function changeQuietly(tx: Tx, before: ArticleRow, { content, ...cover }: QuietChange): Promise<number> {
  const { id, version } = before
  if (content === before.content && Object.keys(cover).length === 0) return version
  const data = { content, teaser: cutTeaser(content), ...cover, version: version + 1 }
  await tx.article.update({ where: { id }, data })
  // A revision that began from this version still does.
  await tx.articleRevision.updateMany({
    where: { articleId: id, baseVersion: version },
    data: { baseVersion: version + 1 },
  })
  if (isPublic(before)) await forget(tx, pressKeys(before))
  return version + 1
}
