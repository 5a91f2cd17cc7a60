'use server'

import { articleId } from '#lib/schemas/articles/article.ts'
import { addCommentInput, commentId, resolveCommentInput } from '#lib/schemas/articles/comment.ts'
import { action } from '#server/platform/door/action.ts'
import { addComment } from './commands/add-comment.ts'
import { removeComment } from './commands/remove-comment.ts'
import { resolveComment } from './commands/resolve-comment.ts'
import { listComments } from './queries.ts'

const talking = { name: 'comments', points: 240, seconds: 600 }

export const addCommentAction = action({
  name: 'comments.add',
  access: 'staff',
  schema: addCommentInput,
  limit: talking,
  command: addComment,
})

export const removeCommentAction = action({
  name: 'comments.remove',
  access: 'staff',
  schema: commentId,
  limit: talking,
  command: removeComment,
})

/** Marks a comment as resolved, or reopens it. */
export const resolveCommentAction = action({
  name: 'comments.resolve',
  access: 'staff',
  schema: resolveCommentInput,
  limit: talking,
  command: resolveComment,
})

/** An article's current comments, loaded after the stream reported a change. */
export const loadCommentsAction = action({
  name: 'comments.load',
  access: 'staff',
  schema: articleId,
  limit: { name: 'comments-reading', points: 1200, seconds: 600 },
  command: (actor, { id }) => listComments(actor, id),
})
