import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

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
