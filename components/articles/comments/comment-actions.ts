import type { Act } from '#lib/outcome.ts'
import type { AddCommentInput, ResolveCommentInput } from '#lib/schemas/articles/comment.ts'
import type { ArticleComment } from '#server/comments/queries.ts'

/** What a page hands to an article's comments. */
export interface CommentActions {
  add: Act<AddCommentInput, { id: string }>
  remove: Act<{ id: string }>
  resolve: Act<ResolveCommentInput>
  load: Act<{ id: string }, ArticleComment[]>
}
