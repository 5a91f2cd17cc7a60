'use server'

import { pinInput, unpinInput } from '#lib/schemas/articles/pin.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../limits.ts'
import { pinArticle } from './commands/pin-article.ts'
import { unpinArticle } from './commands/unpin-article.ts'

/** Makes an article lead the home page. */
export const pinArticleAction = action({
  name: 'article.pin',
  access: 'editor',
  schema: pinInput,
  limit: writingLimit,
  command: pinArticle,
})

/** Gives the home page back to the newest article. */
export const unpinArticleAction = action({
  name: 'article.unpin',
  access: 'editor',
  schema: unpinInput,
  limit: writingLimit,
  command: unpinArticle,
})
