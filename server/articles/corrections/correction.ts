import type { CommandContext } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { isPublic } from '../article.ts'
import { type ArticleRow, CORRECTIONS_KEY, rowSelection } from '../row.ts'
import { tellReaders } from '../write.ts'

/** An article's corrections changed: `dateModified` moves with what readers see, and its pages are printed anew. */
export async function tellOfCorrection(context: CommandContext, article: ArticleRow): Promise<void> {
  const { tx, now } = context
  // The version stays: an editor who has the text open is not in conflict with a note below it.
  const data = { changedAt: isPublic(article) ? now : article.changedAt }
  const after = await tx.article.update({ where: { id: article.id }, data, ...rowSelection })
  await tellReaders(context, article, after)
  await forget(tx, [CORRECTIONS_KEY])
}
