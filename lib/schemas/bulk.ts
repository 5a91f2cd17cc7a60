import { z } from 'zod'
import type { BulkInput } from '../list/bulk.ts'

/** Ids of one bulk act, each once: more than a page ever shows, and a bound for whoever calls by hand. */
export const bulkInput: z.ZodType<BulkInput> = z.object({
  ids: z
    .array(z.uuid('Linha inválida'))
    .min(1, 'Escolha ao menos uma linha')
    .max(200, 'São linhas demais de uma vez')
    .transform(ids => [...new Set(ids)]),
})
