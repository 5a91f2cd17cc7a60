import { isEditor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { endPins, PIN_KEY } from '../pin.ts'

/**
 * Ends the pin of an article; the newest one leads the home page again. Does nothing when another article is pinned by now.
 * Raises forbidden.
 */
export const unpinArticle = command(async (context, { articleId }: { articleId: string }) => {
  if (!isEditor(context.actor)) throw new DomainError('forbidden')
  if ((await endPins(context, articleId)) === 0) return
  await audit(context, { action: 'article.unpinned', subject: { type: 'article', id: articleId } })
  await forget(context.tx, [PIN_KEY])
})
