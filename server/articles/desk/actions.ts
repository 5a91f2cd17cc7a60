'use server'

import { matchingInput } from '#lib/schemas/articles/bulk.ts'
import { typedWords } from '#lib/schemas/search.ts'
import { action } from '#server/platform/door/action.ts'
import { findMatching } from './queries/matching.ts'
import { searchPublished } from './queries/titles.ts'

/** Published articles by words of their titles, for links and cards. */
export const searchArticlesAction = action({
  name: 'article.search',
  access: 'staff',
  schema: typedWords,
  limit: { name: 'article-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchPublished(actor, typed),
})

/** The ids of all articles that match a list of the newsroom, for a bulk act. */
export const findMatchingAction = action({
  name: 'article.find-matching',
  access: 'editor',
  schema: matchingInput,
  limit: { name: 'article-matching', points: 120, seconds: 600 },
  command: findMatching,
})
