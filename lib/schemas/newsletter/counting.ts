import { z } from 'zod'

/** Whether the newspaper counts the openings and clicks of the newsletter's mails. */
export const countingFields = z.object({ counts: z.boolean() })
export type Counting = z.output<typeof countingFields>
