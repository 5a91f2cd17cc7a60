import { z } from 'zod'

/** A change as outside followers of the newspaper see it: search engines and feed hubs. */
export const announcement = z.object({
  /** Paths of pages that were added, removed, moved or changed. */
  paths: z.array(z.string()),
  /** Paths of the feeds that changed. */
  feeds: z.array(z.string()),
})
export type Announcement = z.output<typeof announcement>
