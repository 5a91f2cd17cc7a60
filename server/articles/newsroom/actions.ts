'use server'

import { z } from 'zod'
import { action } from '#server/platform/door/action.ts'
import { findMatching } from './queries/matching.ts'

/** The ids of all articles that match the administration's list, for a bulk act. */
export const findMatchingAction = action({
  name: 'article.find-matching',
  access: 'master',
  schema: z.object({ query: z.string().max(2_000) }),
  limit: { name: 'article-matching', points: 120, seconds: 600 },
  command: findMatching,
})
