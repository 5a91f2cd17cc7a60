import { z } from 'zod'
import { autosaveArticleInput } from './article.ts'
import { reviewFields } from './review.ts'

const id = z.uuid('Atualização inválida')
const target = { id, version: z.int().positive() }

export const revisionId = z.object({ id })
export type RevisionId = z.output<typeof revisionId>

export const saveRevisionInput = autosaveArticleInput.extend({ id })
export type SaveRevisionInput = z.output<typeof saveRevisionInput>

export const submitRevisionInput = z.object(target)
export type SubmitRevisionInput = z.output<typeof submitRevisionInput>

export const reviewRevisionInput = z.object({ ...target, fields: reviewFields })
export type ReviewRevisionInput = z.output<typeof reviewRevisionInput>

export const publishRevisionInput = z.object({
  ...target,
  /** The version of the article that the editor compared the revision with. */
  articleVersion: z.int().positive(),
  /** The chosen side of each conflict, by the conflict's id. */
  choices: z.array(z.object({ id: z.string().max(40), choice: z.enum(['mine', 'theirs']) })).max(10_000),
})
/** Publishing from the revision's form, into the article as it is by then. */
export const publishEditedInput = z.object({ ...target, status: z.literal('published') })
export type PublishRevisionInput = z.output<typeof publishRevisionInput>
export type PublishEditedInput = z.output<typeof publishEditedInput>
