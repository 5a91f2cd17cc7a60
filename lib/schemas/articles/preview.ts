import { z } from 'zod'

/** The lifetimes of a preview link, in days. */
export const previewDays = [1, 7, 30] as const
export const defaultPreviewDays = 7

export const createPreviewInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  days: z.literal(previewDays, { error: 'Escolha um prazo' }),
})
export type CreatePreviewInput = z.output<typeof createPreviewInput>

export const previewLinkId = z.object({ id: z.uuid('Link inválido') })
export type PreviewLinkId = z.output<typeof previewLinkId>

/** The secret in a preview link's address: 64 hex digits, in lower case like all addresses of pages. */
export const previewSecret = z.string().regex(/^[0-9a-f]{64}$/)
