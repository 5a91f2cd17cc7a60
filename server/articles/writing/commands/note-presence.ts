import type { PresenceInput } from '#lib/schemas/articles/article.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { type Presence, recordPresence, stateOf } from '../presence.ts'
import { findAtDesk } from '../queries/at-desk.ts'
import { articleItself } from '../sessions.ts'

/**
 * Notes that an article's form is open, or closed. Gives the article's version and state, and the other people who have it open. Raises
 * article_not_found, article_forbidden or another_account.
 */
export const notePresence = command(async (context, { id, ...sign }: PresenceInput): Promise<Presence> => {
  const { tx, actor } = context
  const article = await findAtDesk(actor, id, tx)
  articlePolicy.assert(actor, 'edit', article, 'article_forbidden')
  const others = await recordPresence(context, articleItself(id), sign)
  return { version: article.version, state: await stateOf(tx, id), others }
})
