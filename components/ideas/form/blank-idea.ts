import type { IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import { localOf } from '#lib/text/local-time.ts'
import type { IdeaDetail } from '#server/ideas/queries/idea.ts'

/** The fields of an empty form, with medium priority (IDEA-3). */
export const blankIdea: IdeaFieldsInput = {
  title: '',
  description: '',
  priority: 'medium',
  assignedTo: '',
  deadline: '',
  city: '',
  tags: '',
}

/** The fields of an existing idea's form. */
export const formOf = (idea: IdeaDetail): IdeaFieldsInput => ({
  title: idea.title,
  description: idea.description,
  priority: idea.priority,
  assignedTo: idea.assignedTo ?? '',
  deadline: idea.deadline ? localOf(idea.deadline) : '',
  city: idea.city?.path ?? '',
  tags: idea.tags.join(', '),
})
