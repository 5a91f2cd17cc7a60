import type { CommentActions } from '#components/articles/comments/comment-actions.ts'
import {
  addCommentAction,
  loadCommentsAction,
  removeCommentAction,
  resolveCommentAction,
} from '#server/comments/actions.ts'

/** The server actions of an article's comments. */
export const commentActions: CommentActions = {
  add: addCommentAction,
  remove: removeCommentAction,
  resolve: resolveCommentAction,
  load: loadCommentsAction,
}
