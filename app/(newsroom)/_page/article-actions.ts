import type { ArticleActions } from '#components/articles/article-actions.ts'
import {
  changeStatusAction,
  createArticleAction,
  loadArticleAction,
  saveArticleAction,
} from '#server/articles/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'

/** What the article's form can ask of the server, on the screens that write and edit. */
export const articleActions: ArticleActions = {
  create: createArticleAction,
  save: saveArticleAction,
  changeStatus: changeStatusAction,
  load: loadArticleAction,
  searchCities: searchCitiesAction,
}
