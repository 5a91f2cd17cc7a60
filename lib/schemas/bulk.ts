import { z } from 'zod'
import type { BulkInput } from '../list/bulk.ts'

/** The ids of one bulk action, each once. The limit is above a page's rows and bounds requests made by hand. */
export const bulkInput: z.ZodType<BulkInput> = z.object({
  ids: z
    .array(z.uuid('Linha inválida'))
    .min(1, 'Escolha ao menos uma linha')
    .max(200, 'São linhas demais de uma vez')
    .transform(ids => [...new Set(ids)]),
})
