import { z } from 'zod'

export const restoreVersionInput = z.object({
  id: z.uuid('Artigo inválido'),
  /** The version the article has now, as far as the screen knows. */
  version: z.int().positive(),
  /** The one to bring back. */
  number: z.int().positive(),
})
export type RestoreVersionInput = z.output<typeof restoreVersionInput>
