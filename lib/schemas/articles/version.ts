import { z } from 'zod'

export const restoreVersionInput = z.object({
  id: z.uuid('Artigo inválido'),
  /** The article's version when the screen was made. */
  version: z.int().positive(),
  /** The version to restore. */
  number: z.int().positive(),
})
export type RestoreVersionInput = z.output<typeof restoreVersionInput>
