'use server'

import { pinInput, unpinInput } from '#lib/schemas/articles/pin.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { pinArticle } from './commands/pin-article.ts'
import { unpinArticle } from './commands/unpin-article.ts'

export const pinArticleAction = action({
  name: 'article.pin',
  access: 'editor',
  schema: pinInput,
  limit: writingLimit,
  command: pinArticle,
})

/** Unpins the article; the newest one leads the home page again. */
export const unpinArticleAction = action({
  name: 'article.unpin',
  access: 'editor',
  schema: unpinInput,
  limit: writingLimit,
  command: unpinArticle,
})
