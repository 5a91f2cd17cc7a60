'use server'

import { saveChecklistInput } from '#lib/schemas/articles/checklist.ts'
import { claimReviewInput, reviewArticleInput } from '#lib/schemas/articles/review.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { claimReview } from './commands/claim-review.ts'
import { reviewArticle } from './commands/review-article.ts'
import { saveChecklist } from './commands/save-checklist.ts'

export const reviewArticleAction = action({
  name: 'article.review',
  access: 'editor',
  schema: reviewArticleInput,
  limit: writingLimit,
  command: reviewArticle,
})

export const saveChecklistAction = action({
  name: 'article.save-checklist',
  access: 'master',
  schema: saveChecklistInput,
  limit: writingLimit,
  command: saveChecklist,
})

/** Claims a review, or gives it back. */
export const claimReviewAction = action({
  name: 'article.claim-review',
  access: 'editor',
  schema: claimReviewInput,
  limit: writingLimit,
  command: claimReview,
})
