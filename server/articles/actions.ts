'use server'

import { z } from 'zod'
import { articleId, changeStatusInput } from '#lib/schemas/article.ts'
import { saveChecklistInput } from '#lib/schemas/checklist.ts'
import { addCorrectionInput, correctionId } from '#lib/schemas/correction.ts'
import { pinInput, unpinInput } from '#lib/schemas/pin.ts'
import { createPreviewInput, previewLinkId } from '#lib/schemas/preview.ts'
import { claimReviewInput, reviewArticleInput } from '#lib/schemas/review.ts'
import { publishRevisionInput, reviewRevisionInput, revisionId, submitRevisionInput } from '#lib/schemas/revision.ts'
import { scheduleInput } from '#lib/schemas/schedule.ts'
import { restoreVersionInput } from '#lib/schemas/version.ts'
import { action } from '#server/platform/action.ts'
import { addCorrection } from './commands/add-correction.ts'
import { beginRevision } from './commands/begin-revision.ts'
import { changeStatus } from './commands/change-status.ts'
import { claimReview } from './commands/claim-review.ts'
import { createPreview } from './commands/create-preview.ts'
import { discardRevision } from './commands/discard-revision.ts'
import { pinArticle } from './commands/pin-article.ts'
import { publishRevision } from './commands/publish-revision.ts'
import { removeArticle } from './commands/remove-article.ts'
import { restoreArticle } from './commands/restore-article.ts'
import { restoreVersion } from './commands/restore-version.ts'
import { reviewArticle } from './commands/review-article.ts'
import { reviewRevision } from './commands/review-revision.ts'
import { revokePreview } from './commands/revoke-preview.ts'
import { saveChecklist } from './commands/save-checklist.ts'
import { scheduleArticle } from './commands/schedule-article.ts'
import { submitRevision } from './commands/submit-revision.ts'
import { unpinArticle } from './commands/unpin-article.ts'
import { withdrawCorrection } from './commands/withdraw-correction.ts'
import { searchSigners } from './queries/signers.ts'
import { searchPublished } from './queries/titles.ts'

const wanted = z.object({ typed: z.string().max(200) })

const writing = { name: 'article-writing', points: 600, seconds: 600 }

/** Hands in, publishes or withdraws. */
export const changeStatusAction = action({
  name: 'article.change-status',
  access: 'staff',
  schema: changeStatusInput,
  limit: writing,
  command: changeStatus,
})

/** Decides about a text that was handed in. */
export const reviewArticleAction = action({
  name: 'article.review',
  access: 'editor',
  schema: reviewArticleInput,
  limit: writing,
  command: reviewArticle,
})

/** Sets what reviewers go through. */
export const saveChecklistAction = action({
  name: 'article.save-checklist',
  access: 'master',
  schema: saveChecklistInput,
  limit: writing,
  command: saveChecklist,
})

/** Begins to change one's published article beside what readers see. */
export const beginRevisionAction = action({
  name: 'revision.begin',
  access: 'staff',
  schema: articleId,
  limit: writing,
  command: beginRevision,
})

/** Hands such changes to the editors. */
export const submitRevisionAction = action({
  name: 'revision.submit',
  access: 'staff',
  schema: submitRevisionInput,
  limit: writing,
  command: submitRevision,
})

/** Takes them back for good. */
export const discardRevisionAction = action({
  name: 'revision.discard',
  access: 'staff',
  schema: revisionId,
  limit: writing,
  command: discardRevision,
})

/** Decides about changes that were handed in. */
export const reviewRevisionAction = action({
  name: 'revision.review',
  access: 'editor',
  schema: reviewRevisionInput,
  limit: writing,
  command: reviewRevision,
})

/** Puts them into the article; an author into one that went back to the desk. */
export const publishRevisionAction = action({
  name: 'revision.publish',
  access: 'staff',
  schema: publishRevisionInput,
  limit: writing,
  command: publishRevision,
})

/** Says that one reviews a text, or gives it back. */
export const claimReviewAction = action({
  name: 'article.claim-review',
  access: 'editor',
  schema: claimReviewInput,
  limit: writing,
  command: claimReview,
})

/** Sets when it goes public and is taken down by itself. */
export const scheduleArticleAction = action({
  name: 'article.schedule',
  access: 'editor',
  schema: scheduleInput,
  limit: writing,
  command: scheduleArticle,
})

/** Makes a secret address for reading it before it is published. */
export const createPreviewAction = action({
  name: 'article.create-preview',
  access: 'staff',
  schema: createPreviewInput,
  limit: writing,
  command: createPreview,
})

/** Takes such an address back. */
export const revokePreviewAction = action({
  name: 'article.revoke-preview',
  access: 'staff',
  schema: previewLinkId,
  limit: writing,
  command: revokePreview,
})

/** Puts into the trash. */
export const removeArticleAction = action({
  name: 'article.remove',
  access: 'staff',
  schema: articleId,
  limit: writing,
  command: removeArticle,
})

/** Takes out of the trash. */
export const restoreArticleAction = action({
  name: 'article.restore',
  access: 'editor',
  schema: articleId,
  limit: writing,
  command: restoreArticle,
})

/** Brings an older version back as a new one. */
export const restoreVersionAction = action({
  name: 'article.restore-version',
  access: 'staff',
  schema: restoreVersionInput,
  limit: writing,
  command: restoreVersion,
})

/** Published articles by what somebody typed of their titles, for links and cards. */
export const searchArticlesAction = action({
  name: 'article.search',
  access: 'staff',
  schema: wanted,
  limit: { name: 'article-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchPublished(actor, typed),
})

/** People of the house by what somebody typed of their names, for bylines. */
export const searchSignersAction = action({
  name: 'article.search-signers',
  access: 'staff',
  schema: wanted,
  limit: { name: 'signer-search', points: 600, seconds: 600 },
  command: (actor, { typed }) => searchSigners(actor, typed),
})

/** Makes an article lead the home page. */
export const pinArticleAction = action({
  name: 'article.pin',
  access: 'editor',
  schema: pinInput,
  limit: writing,
  command: pinArticle,
})

/** Gives the home page back to the newest article. */
export const unpinArticleAction = action({
  name: 'article.unpin',
  access: 'editor',
  schema: unpinInput,
  limit: writing,
  command: unpinArticle,
})

/** Adds a correction to a published article. */
export const addCorrectionAction = action({
  name: 'article.correct',
  access: 'editor',
  schema: addCorrectionInput,
  limit: writing,
  command: addCorrection,
})

/** Takes a correction back. */
export const withdrawCorrectionAction = action({
  name: 'article.withdraw-correction',
  access: 'editor',
  schema: correctionId,
  limit: writing,
  command: withdrawCorrection,
})
