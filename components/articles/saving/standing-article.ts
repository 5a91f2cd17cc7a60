import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** An existing article's data around the fields of its form. */
export interface StandingArticle {
  id: string
  /** The published article, when the form edits its revision (`id` is then the revision's). */
  revisionOf?: string
  version: number
  /** What the screen shows of it beside the text, as a hash: another one means that something changed. */
  state: string
  status: ArticleStatus
  /** The first publication; null before it, left out for a revision. */
  publishedAt?: Date | null
  /** The scheduled time of publication; null without one. */
  publishAt: Date | null
  path: string
  authorName: string
  savedBy: string
  updatedAt: Date
  abilities: { submit: boolean; takeBack: boolean; publish: boolean; setStatus: boolean }
}

/** An article as stored on the server, for a merge. */
export interface LoadedArticle extends StandingArticle {
  fields: ArticleFieldsInput
  cover: { src: string } | null
  cityNames: Record<string, string>
}

/** `follows`: before the first publication the address follows the title until somebody edits it (ART-7). */
export type AddressMode = 'follows' | 'own' | 'fixed'

/**
 * The mode of the address field. It follows the title until the first publication; in a revision it is fixed: only an editor changes a
 * public address.
 */
export function addressOf(article: StandingArticle | null): AddressMode {
  if (article?.revisionOf) return 'fixed'
  return article?.publishedAt ? 'own' : 'follows'
}
