import { z } from 'zod'
import { limits } from '../limits.ts'
import { countTags } from '../text/html.ts'
import { cleanText } from '../text/text.ts'

interface Limits {
  min: number
  max: number
}

/** Checks a text's length as PostgreSQL counts it: an emoji is one character, where JavaScript counts two. */
const lengthBetween =
  ({ min, max }: Limits, tooShort: string, tooLong: string) =>
  (text: string, issues: z.RefinementCtx<string>): void => {
    const { length } = [...text]
    if (length < min) issues.addIssue(tooShort)
    if (length > max) issues.addIssue(tooLong)
  }

/** A text within limits. Its checks stop when it is far too long, so that a megabyte costs nothing. */
export const boundedText = (
  { min, max }: Limits,
  short: string,
  long: string,
  clean: (typed: string) => string = cleanText,
) =>
  z
    .string({ error: short })
    .max(4 * max, { error: long, abort: true })
    .overwrite(clean)
    .trim()
    .superRefine(lengthBetween({ min, max }, short, long))

/** Whether a body has few enough tags. The time to parse it grows with them: half a megabyte of tags would block the server for seconds. */
export const hasFewTags = (html: string): boolean => countTags(html) <= limits.content.maxTags

export const tooManyTags =
  'Conteúdo com formatação demais. Cole o texto sem formatação e formate de novo o que for preciso.'
