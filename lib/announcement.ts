import { z } from 'zod'

/** What a change is to those outside who follow the newspaper. */
export const announcement = z.object({
  /** The pages that came, went, moved, or say something else, as paths. */
  paths: z.array(z.string()),
  /** The feeds that changed, as paths. */
  feeds: z.array(z.string()),
})
export type Announcement = z.output<typeof announcement>
