import { z } from 'zod'
import { isFreeUrl } from '../addresses/free-url.ts'
import { limits } from '../limits.ts'

/** An optional address: an empty one becomes null. */
export const freeUrl = z
  .string()
  .trim()
  .max(limits.url.max, 'URL muito longa')
  .refine(text => text === '' || isFreeUrl(text), 'URL inválida')
  .nullable()
  .transform(text => text || null)

/** An address pasted into a text, whose page's title becomes the link's text. */
export const pastedLink = z.object({
  address: z
    .string({ error: 'URL inválida' })
    .max(limits.url.max, 'URL inválida')
    .refine(text => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text), 'URL inválida'),
})
