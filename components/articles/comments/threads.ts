import type { ArticleComment } from '#server/comments/queries.ts'

export interface Thread extends ArticleComment {
  replies: readonly ArticleComment[]
  /** Whether something in it was said and is not resolved. */
  isOpen: boolean
}

/** The threads of an article, the oldest first. A reply whose first comment is too old to be loaded stands for itself. */
export function threadsOf(comments: readonly ArticleComment[]): Thread[] {
  const known = new Set(comments.map(({ id }) => id))
  const begins = ({ parentId }: ArticleComment) => parentId === null || !known.has(parentId)
  return comments.filter(begins).map(comment => {
    const replies = comments.filter(({ parentId }) => parentId === comment.id)
    const isOpen = !comment.resolved && [comment, ...replies].some(({ text }) => text !== null)
    return { ...comment, replies, isOpen }
  })
}

export const threadElement = (id: string) => `conversa-${id}`
