import { z } from 'zod'
import { previewDays } from '../../articles/previews.ts'

export const createPreviewInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  days: z.literal(previewDays, { error: 'Escolha um prazo' }),
})
export type CreatePreviewInput = z.output<typeof createPreviewInput>

export const previewLinkId = z.object({ id: z.uuid('Link inválido') })
export type PreviewLinkId = z.output<typeof previewLinkId>

/** The secret in a preview link's address: 64 hex digits, in lower case like all addresses of pages. */
export const previewSecret = z.string().regex(/^[0-9a-f]{64}$/)
