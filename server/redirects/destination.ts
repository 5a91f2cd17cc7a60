import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'

/** The columns of an article that decide what its former addresses answer. */
export const articleSelection = { slug: true, locationPath: true, status: true, deletedAt: true } as const

interface DestinationArticle {
  slug: string
  locationPath: string | null
  status: ArticleStatus
  deletedAt: Date | null
}

/** Whether visitors see the article. */
export const isShown = ({ status, deletedAt }: DestinationArticle) => status === 'published' && deletedAt === null

/** What a former address of an article answers: where it leads, that it is gone, or null for a draft. */
export function answerOf(article: DestinationArticle): { to: string } | 'gone' | null {
  if (isShown(article)) return { to: articlePath(article) }
  return article.deletedAt ? 'gone' : null
}
