import type { FoundArticle } from '#components/editor/services.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import type { SearchCities } from './cities-field.client.tsx'
import type { SearchSigners } from './credits-field.client.tsx'

/** What the article's form can ask of the server beside saving (`writing-door.ts`). */
export interface ArticleActions {
  /** Of a revision, which is handed in and goes nowhere else from here: hands it in. */
  changeStatus: Act<ChangeStatusInput, { version: number }>
  searchCities: SearchCities
  searchSigners: SearchSigners
  searchArticles: Act<{ typed: string }, FoundArticle[]>
}
