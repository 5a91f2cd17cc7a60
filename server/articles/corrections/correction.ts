import type { CommandContext } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { isPublic } from '../article.ts'
import { type ArticleRow, CORRECTIONS_KEY, rowSelection } from '../row.ts'
import { announceChange } from '../write.ts'

/** Moves `changedAt` of an article whose corrections changed, if it is public, and forgets its pages. */
export async function announceCorrection(context: CommandContext, article: ArticleRow): Promise<void> {
  const { tx, now } = context
  // The version stays: a correction is no conflict for an editor who has the text open.
  const data = { changedAt: isPublic(article) ? now : article.changedAt }
  const after = await tx.article.update({ where: { id: article.id }, data, ...rowSelection })
  await announceChange(context, article, after)
  await forget(tx, [CORRECTIONS_KEY])
}
