import type { z } from 'zod'

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
