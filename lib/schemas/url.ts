import { z } from 'zod'
import { limits } from '../limits.ts'

/** Whether a text is an http(s) address or a path of this site (ruling "Free URLs"). Control characters and backslashes never pass. */
export function isFreeUrl(text: string): boolean {
  // Browsers forgive in a URL what attackers hide in it: look at the text before parsing it.
  if (/[\s\\]|\p{Cc}/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!URL.canParse(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}

/** An optional address: empty and missing become null. */
export const freeUrl = z
  .string()
  .trim()
  .max(limits.url.max, 'URL muito longa')
  .refine(text => text === '' || isFreeUrl(text), 'URL inválida')
  .nullable()
  .transform(text => text || null)
