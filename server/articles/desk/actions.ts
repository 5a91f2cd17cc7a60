'use server'

import { typedWords } from '#lib/schemas/search.ts'
import { action } from '#server/platform/door/action.ts'
import { searchPublished } from './queries/titles.ts'

/** Published articles by words of their titles, for links and cards. */
export const searchArticlesAction = action({
  name: 'article.search',
  access: 'staff',
  schema: typedWords,
  limit: { name: 'article-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchPublished(actor, typed),
})
