import { z } from 'zod'

/** Whether the newspaper counts who opens a mail of the newsletter and follows its links. */
export const countingFields = z.object({ counts: z.boolean() })
export type Counting = z.output<typeof countingFields>
