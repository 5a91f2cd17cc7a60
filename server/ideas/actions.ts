'use server'

import {
  changeIdeaInput,
  commentIdeaInput,
  createIdeaInput,
  ideaCommentId,
  setIdeaDayInput,
  setIdeaStatusInput,
} from '#lib/schemas/articles/idea.ts'
import { action } from '#server/platform/door/action.ts'
import { changeIdea } from './commands/change-idea.ts'
import { commentIdea } from './commands/comment-idea.ts'
import { createIdea } from './commands/create-idea.ts'
import { removeIdeaComment } from './commands/remove-idea-comment.ts'
import { setIdeaDay } from './commands/set-idea-day.ts'
import { setIdeaStatus } from './commands/set-idea-status.ts'

const planning = { name: 'ideas-planning', points: 240, seconds: 600 }

export const createIdeaAction = action({
  name: 'ideas.create',
  access: 'staff',
  schema: createIdeaInput,
  limit: planning,
  command: createIdea,
})

export const changeIdeaAction = action({
  name: 'ideas.change',
  access: 'staff',
  schema: changeIdeaInput,
  limit: planning,
  command: changeIdea,
})

export const setIdeaStatusAction = action({
  name: 'ideas.set-status',
  access: 'staff',
  schema: setIdeaStatusInput,
  limit: planning,
  command: setIdeaStatus,
})

export const setIdeaDayAction = action({
  name: 'ideas.set-day',
  access: 'staff',
  schema: setIdeaDayInput,
  limit: planning,
  command: setIdeaDay,
})

export const commentIdeaAction = action({
  name: 'ideas.comment',
  access: 'staff',
  schema: commentIdeaInput,
  limit: planning,
  command: commentIdea,
})

export const removeIdeaCommentAction = action({
  name: 'ideas.remove-comment',
  access: 'staff',
  schema: ideaCommentId,
  limit: planning,
  command: removeIdeaComment,
})
