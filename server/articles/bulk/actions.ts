'use server'

import { changeArticlesInput, undoChangeInput } from '#lib/schemas/articles/bulk.ts'
import { action } from '#server/platform/door/action.ts'
import { changeArticles } from './commands/change-articles.ts'
import { undoChange } from './commands/undo-change.ts'

/** A bulk act of 5,000 articles takes fifty requests. */
const inBulk = { name: 'article-bulk', points: 300, seconds: 600 }

export const changeArticlesAction = action({
  name: 'article.change-many',
  access: 'editor',
  schema: changeArticlesInput,
  limit: inBulk,
  command: changeArticles,
})

export const undoChangeAction = action({
  name: 'article.undo-change',
  access: 'editor',
  schema: undoChangeInput,
  limit: inBulk,
  command: undoChange,
})
