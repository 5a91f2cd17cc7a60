import type { z } from 'zod'
import { limits } from '../limits.ts'
import { countTags } from '../text/html.ts'

interface Limits {
  min: number
  max: number
}

/** Checks a text's length as PostgreSQL counts it: an emoji is one character, where JavaScript counts two. */
export const lengthBetween =
  ({ min, max }: Limits, tooShort: string, tooLong: string) =>
  (text: string, issues: z.RefinementCtx<string>): void => {
    const { length } = [...text]
    if (length < min) issues.addIssue(tooShort)
    if (length > max) issues.addIssue(tooLong)
  }

/** Whether a body has few enough tags. The time to parse it grows with them: half a megabyte of tags would block the server for seconds. */
export const hasFewTags = (html: string): boolean => countTags(html) <= limits.content.maxTags

export const tooManyTags =
  'Conteúdo com formatação demais. Cole o texto sem formatação e formate de novo o que for preciso.'
