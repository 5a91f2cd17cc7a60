import { z } from 'zod'

/** The body of `reprocess-article`. `articleId` and `force` are the names that the specification gives. */
export const reprocessInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  force: z.boolean('Escolha inválida').default(false),
})

export type ReprocessInput = z.input<typeof reprocessInput>
