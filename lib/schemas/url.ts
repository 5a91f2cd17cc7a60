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
