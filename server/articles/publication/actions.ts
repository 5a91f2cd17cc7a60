'use server'

import { articleId, changeStatusInput } from '#lib/schemas/articles/article.ts'
import { createPreviewInput, previewLinkId } from '#lib/schemas/articles/preview.ts'
import { scheduleInput } from '#lib/schemas/articles/schedule.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { changeStatus } from './commands/change-status.ts'
import { createPreview } from './commands/create-preview.ts'
import { removeArticle } from './commands/remove-article.ts'
import { restoreArticle } from './commands/restore-article.ts'
import { revokePreview } from './commands/revoke-preview.ts'
import { scheduleArticle } from './commands/schedule-article.ts'

/** Hands an article in, publishes it or takes it down. */
export const changeStatusAction = action({
  name: 'article.change-status',
  access: 'staff',
  schema: changeStatusInput,
  limit: writingLimit,
  command: changeStatus,
})

export const scheduleArticleAction = action({
  name: 'article.schedule',
  access: 'editor',
  schema: scheduleInput,
  limit: writingLimit,
  command: scheduleArticle,
})

export const createPreviewAction = action({
  name: 'article.create-preview',
  access: 'staff',
  schema: createPreviewInput,
  limit: writingLimit,
  command: createPreview,
})

export const revokePreviewAction = action({
  name: 'article.revoke-preview',
  access: 'staff',
  schema: previewLinkId,
  limit: writingLimit,
  command: revokePreview,
})

export const removeArticleAction = action({
  name: 'article.remove',
  access: 'staff',
  schema: articleId,
  limit: writingLimit,
  command: removeArticle,
})

export const restoreArticleAction = action({
  name: 'article.restore',
  access: 'editor',
  schema: articleId,
  limit: writingLimit,
  command: restoreArticle,
})
