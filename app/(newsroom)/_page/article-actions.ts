import type { ArticleActions } from '#components/articles/form/article-actions.ts'
import { searchArticlesAction } from '#server/articles/desk/actions.ts'
import { changeStatusAction, createPreviewAction, scheduleArticleAction } from '#server/articles/publication/actions.ts'
import { publishEditedAction, submitRevisionAction } from '#server/articles/revision/actions.ts'
import { findLinkTitleAction, searchSignersAction, searchTagsAction } from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import {
  checkEditedAction,
  checkPublicationAction,
  restoreRuleAction,
  validateSeoAction,
  waiveRuleAction,
} from '#server/seo/actions.ts'
import { openDraftAction } from './open-draft-action.tsx'

/** The server actions of the article form. */
export const articleActions: ArticleActions = {
  changeStatus: changeStatusAction,
  openDraft: openDraftAction,
  checkPublication: checkPublicationAction,
  schedule: scheduleArticleAction,
  createPreview: createPreviewAction,
  seo: { validate: validateSeoAction, waive: waiveRuleAction, restore: restoreRuleAction },
  searchCities: searchCitiesAction,
  searchSigners: searchSignersAction,
  searchTags: searchTagsAction,
  findLinkTitle: findLinkTitleAction,
  searchArticles: searchArticlesAction,
}

/** The server actions for an author's revision of a published article: it is handed in to the editors. */
export const revisionActions: ArticleActions = { ...articleActions, changeStatus: submitRevisionAction }

/** The same for an editor, who edits the revision and publishes it. */
export const editedRevisionActions: ArticleActions = {
  ...articleActions,
  checkPublication: checkEditedAction,
  changeStatus: publishEditedAction as ArticleActions['changeStatus'],
}
