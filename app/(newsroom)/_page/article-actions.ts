import type { ArticleActions } from '#components/articles/form/article-actions.ts'
import { searchArticlesAction } from '#server/articles/desk/actions.ts'
import { changeStatusAction, createPreviewAction } from '#server/articles/publication/actions.ts'
import { submitRevisionAction } from '#server/articles/revision/actions.ts'
import { searchSignersAction } from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { openDraftAction } from './open-draft-action.tsx'

/** The server actions of the article form. */
export const articleActions: ArticleActions = {
  changeStatus: changeStatusAction,
  openDraft: openDraftAction,
  createPreview: createPreviewAction,
  searchCities: searchCitiesAction,
  searchSigners: searchSignersAction,
  searchArticles: searchArticlesAction,
}

/** The server actions for an author's revision of a published article: it is handed in to the editors. */
export const revisionActions: ArticleActions = { ...articleActions, changeStatus: submitRevisionAction }
