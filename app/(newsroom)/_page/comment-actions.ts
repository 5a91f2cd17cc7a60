import type { CommentActions } from '#components/articles/comments/article-comments.client.tsx'
import {
  addCommentAction,
  loadCommentsAction,
  removeCommentAction,
  resolveCommentAction,
} from '#server/comments/actions.ts'

/** What an article's comments can ask of the server. */
export const commentActions: CommentActions = {
  add: addCommentAction,
  remove: removeCommentAction,
  resolve: resolveCommentAction,
  load: loadCommentsAction,
}
