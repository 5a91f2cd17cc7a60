'use server'

import type { OpenedDraft } from '#components/articles/screen/opened-draft.ts'
import { isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { articleId } from '#lib/schemas/articles/article.ts'
import { findEditScreen } from '#server/articles/edit/queries/edit-screen.ts'
import { action } from '#server/platform/door/action.ts'
import { articlePanels } from './article-panels.tsx'

/** Gives the panels of a draft to the screen on which it was begun. Without one when the actor may no longer edit it. */
export const openDraftAction = action({
  name: 'article.open-draft',
  access: 'staff',
  schema: articleId,
  limit: { name: 'article-open', points: 600, seconds: 600 },
  async command(actor, { id }): Promise<{ draft: OpenedDraft | null }> {
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    const screen = await findEditScreen(actor, id)
    if (screen.kind !== 'form') return { draft: null }
    const { fields, cover, cityNames, ...article } = screen.article
    return { draft: { article, panels: await articlePanels(actor, screen) } }
  },
})
