import { z } from 'zod'

/** For how many days a preview link may hold; the second is what is offered first. */
export const previewDays = [1, 7, 30] as const
export const defaultPreviewDays = 7

export const createPreviewInput = z.object({
  articleId: z.uuid('Artigo inválido'),
  days: z.literal(previewDays, { error: 'Escolha um prazo' }),
})
export type CreatePreviewInput = z.output<typeof createPreviewInput>

export const previewLinkId = z.object({ id: z.uuid('Link inválido') })
export type PreviewLinkId = z.output<typeof previewLinkId>

/** The secret of a preview link, as it stands in its address: addresses of pages are in lower case. */
export const previewSecret = z.string().regex(/^[0-9a-f]{64}$/)
