'use server'

import { articleId } from '#lib/schemas/articles/article.ts'
import {
  publishEditedInput,
  publishRevisionInput,
  reviewRevisionInput,
  revisionId,
  submitRevisionInput,
} from '#lib/schemas/articles/revision.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { beginRevision } from './commands/begin-revision.ts'
import { discardRevision } from './commands/discard-revision.ts'
import { publishEdited, publishRevision } from './commands/publish-revision.ts'
import { reviewRevision } from './commands/review-revision.ts'
import { submitRevision } from './commands/submit-revision.ts'

export const beginRevisionAction = action({
  name: 'revision.begin',
  access: 'staff',
  schema: articleId,
  limit: writingLimit,
  command: beginRevision,
})

export const submitRevisionAction = action({
  name: 'revision.submit',
  access: 'staff',
  schema: submitRevisionInput,
  limit: writingLimit,
  command: submitRevision,
})

export const discardRevisionAction = action({
  name: 'revision.discard',
  access: 'staff',
  schema: revisionId,
  limit: writingLimit,
  command: discardRevision,
})

export const reviewRevisionAction = action({
  name: 'revision.review',
  access: 'editor',
  schema: reviewRevisionInput,
  limit: writingLimit,
  command: reviewRevision,
})

/** Publishes a revision into its article; an author may do so once the article is unpublished. */
export const publishRevisionAction = action({
  name: 'revision.publish',
  access: 'staff',
  schema: publishRevisionInput,
  limit: writingLimit,
  command: publishRevision,
})

/** Publishes a revision from its form. */
export const publishEditedAction = action({
  name: 'revision.publish-edited',
  access: 'editor',
  schema: publishEditedInput,
  limit: writingLimit,
  command: publishEdited,
})
