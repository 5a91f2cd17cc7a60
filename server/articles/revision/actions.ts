'use server'

import { articleId } from '#lib/schemas/articles/article.ts'
import {
  publishRevisionInput,
  reviewRevisionInput,
  revisionId,
  submitRevisionInput,
} from '#lib/schemas/articles/revision.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../limits.ts'
import { beginRevision } from './commands/begin-revision.ts'
import { discardRevision } from './commands/discard-revision.ts'
import { publishRevision } from './commands/publish-revision.ts'
import { reviewRevision } from './commands/review-revision.ts'
import { submitRevision } from './commands/submit-revision.ts'

/** Begins to change one's published article beside what readers see. */
export const beginRevisionAction = action({
  name: 'revision.begin',
  access: 'staff',
  schema: articleId,
  limit: writingLimit,
  command: beginRevision,
})

/** Hands such changes to the editors. */
export const submitRevisionAction = action({
  name: 'revision.submit',
  access: 'staff',
  schema: submitRevisionInput,
  limit: writingLimit,
  command: submitRevision,
})

/** Takes them back for good. */
export const discardRevisionAction = action({
  name: 'revision.discard',
  access: 'staff',
  schema: revisionId,
  limit: writingLimit,
  command: discardRevision,
})

/** Decides about changes that were handed in. */
export const reviewRevisionAction = action({
  name: 'revision.review',
  access: 'editor',
  schema: reviewRevisionInput,
  limit: writingLimit,
  command: reviewRevision,
})

/** Puts them into the article; an author into one that went back to the desk. */
export const publishRevisionAction = action({
  name: 'revision.publish',
  access: 'staff',
  schema: publishRevisionInput,
  limit: writingLimit,
  command: publishRevision,
})
