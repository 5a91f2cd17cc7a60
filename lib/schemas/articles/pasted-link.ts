import { z } from 'zod'
import { limits } from '../../limits.ts'

/** An address pasted into a text, whose page's title becomes the link's text. */
export const pastedLink = z.object({
  address: z
    .string({ error: 'URL inválida' })
    .max(limits.url.max, 'URL inválida')
    .refine(text => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text), 'URL inválida'),
})
