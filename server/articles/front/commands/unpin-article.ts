import { isEditor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { endPins, PIN_KEY } from '../pin.ts'

/** Gives the home page back to the newest article. Where another article is pinned meanwhile, nothing happens. Raises forbidden. */
export const unpinArticle = command(async (context, { articleId }: { articleId: string }) => {
  if (!isEditor(context.actor)) throw new DomainError('forbidden')
  if ((await endPins(context, articleId)) === 0) return
  await audit(context, { action: 'article.unpinned', subject: { type: 'article', id: articleId } })
  await forget(context.tx, [PIN_KEY])
})
