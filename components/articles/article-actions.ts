import type { FoundArticle } from '#components/editor/services.client.tsx'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { Act } from '#lib/outcome.ts'
import type { ArticleFieldsInput, ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import type { SearchCities } from './form/cities-field.client.tsx'
import type { SearchSigners } from './form/credits-field.client.tsx'

/** An article that exists, as its form shows it around the fields. */
export interface StandingArticle {
  id: string
  /** Where the form writes the revision of a published article (`id` is the revision's): that article. */
  revisionOf?: string
  version: number
  status: ArticleStatus
  /** When it goes public by itself. */
  publishAt: Date | null
  path: string
  authorName: string
  savedBy: string
  updatedAt: Date
  abilities: { submit: boolean; publish: boolean; setStatus: boolean }
}

/** What the server holds of an article, for the conflict screen. */
export interface LoadedArticle extends StandingArticle {
  fields: ArticleFieldsInput
  cover: { src: string } | null
  cityNames: Record<string, string>
}

/** What the article's form can ask of the server beside saving (`writing-door.ts`). */
export interface ArticleActions {
  /** Of a revision, which is handed in and goes nowhere else from here: hands it in. */
  changeStatus: Act<ChangeStatusInput, { version: number }>
  searchCities: SearchCities
  searchSigners: SearchSigners
  searchArticles: Act<{ typed: string }, FoundArticle[]>
}
