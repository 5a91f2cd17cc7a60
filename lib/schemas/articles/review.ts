import { z } from 'zod'
import { reviewStatuses } from '../../articles/reviews.ts'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'

const qualityError = 'A nota vai de 0 a 10, de meio em meio ponto: “8” ou “8,5”'
const score = /^(?:10(?:[.,]00?)?|[0-9](?:[.,][05]0?)?)?$/
const decisionError = 'Escolha uma decisão'

/** An editor's review of a submitted text. */
export const reviewFields = z
  .object({
    /** Empty until the editor chooses one. */
    decision: z.string(decisionError).pipe(z.enum(reviewStatuses, { error: decisionError })),
    comment: z
      .string({ error: 'Comentário inválido' })
      .overwrite(cleanLines)
      .trim()
      .max(limits.comment.max, 'Comentário muito longo'),
    /** The points of the checklist that the editor found right, by their text. */
    checked: z.array(z.string().max(200)).max(40).default([]),
    /** The quality score of an approval, from 0 to 10 in halves; empty for none. Another decision has none, whatever the hidden field holds. */
    quality: z.string(qualityError).trim().max(100, qualityError),
  })
  .superRefine(({ decision, quality }, issue) => {
    if (decision === 'approved' && !score.test(quality))
      issue.addIssue({ code: 'custom', path: ['quality'], message: qualityError })
  })
  .refine(({ decision, comment }) => decision !== 'changes_requested' || comment !== '', {
    path: ['comment'],
    error: 'Diga o que precisa mudar',
  })
  .transform(({ decision, comment, quality, checked }) => ({
    decision,
    checked,
    comment: comment || null,
    quality: decision === 'approved' && quality !== '' ? Number(quality.replace(',', '.')) : null,
  }))
export type ReviewFields = z.output<typeof reviewFields>
export type ReviewFieldsInput = z.input<typeof reviewFields>

const target = z.object({ id: z.uuid('Artigo inválido') })

export const reviewArticleInput = target.extend({
  /** The version that the editor read. */
  version: z.int().positive(),
  fields: reviewFields,
})
export type ReviewArticleInput = z.output<typeof reviewArticleInput>

export const claimReviewInput = target.extend({
  /** False releases the review. */
  mine: z.boolean(),
  /** The editor who had claimed the review when the screen was made, null for none: a newer claim is then not overruled unseen. Left out to take the
   * review over from any editor. */
  from: z.uuid('Pessoa inválida').nullable().optional(),
})
export type ClaimReviewInput = z.output<typeof claimReviewInput>
