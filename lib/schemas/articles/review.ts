import { z } from 'zod'
import { reviewStatuses } from '../../articles/reviews.ts'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'

const qualityError = 'A nota vai de 0 a 10'

/** What an editor says of a text that was handed in. */
export const reviewFields = z
  .object({
    decision: z.enum(reviewStatuses, { error: 'Escolha uma decisão' }),
    comment: z
      .string({ error: 'Comentário inválido' })
      .overwrite(cleanLines)
      .trim()
      .max(limits.comment.max, 'Comentário muito longo'),
    /** The points of the house's checklist that were found right, by their words. */
    checked: z.array(z.string().max(200)).max(40).default([]),
    /** From 0 to 10, with an approval; empty for none. */
    quality: z
      .string(qualityError)
      .trim()
      .regex(/^(?:10|[0-9])?$/, qualityError)
      .transform(note => (note === '' ? null : Number(note))),
  })
  .refine(({ decision, comment }) => decision !== 'changes_requested' || comment !== '', {
    path: ['comment'],
    error: 'Diga o que precisa mudar',
  })
  .transform(({ decision, comment, quality, checked }) => ({
    decision,
    checked,
    comment: comment || null,
    quality: decision === 'approved' ? quality : null,
  }))
export type ReviewFields = z.output<typeof reviewFields>
export type ReviewFieldsInput = z.input<typeof reviewFields>

const target = z.object({ id: z.uuid('Artigo inválido') })

export const reviewArticleInput = target.extend({
  /** The version that was read. */
  version: z.int().positive(),
  fields: reviewFields,
})
export type ReviewArticleInput = z.output<typeof reviewArticleInput>

export const claimReviewInput = target.extend({
  /** False gives it back. */
  mine: z.boolean(),
  /** Who had it on the screen that asks, null for nobody: somebody else by now is not overruled unseen. Left out by who means it, whoever has it. */
  from: z.uuid('Pessoa inválida').nullable().optional(),
})
export type ClaimReviewInput = z.output<typeof claimReviewInput>
