import type { ArticleActions } from '#components/articles/form/article-actions.ts'
import { searchArticlesAction } from '#server/articles/desk/actions.ts'
import { changeStatusAction } from '#server/articles/publication/actions.ts'
import { submitRevisionAction } from '#server/articles/revision/actions.ts'
import { searchSignersAction } from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'

/** What the article's form can ask of the server, on the screens that write and edit. */
export const articleActions: ArticleActions = {
  changeStatus: changeStatusAction,
  searchCities: searchCitiesAction,
  searchSigners: searchSignersAction,
  searchArticles: searchArticlesAction,
}

/** The same where an author writes a revision of what is published: from there it goes to the editors. */
export const revisionActions: ArticleActions = { ...articleActions, changeStatus: submitRevisionAction }
