import { z } from 'zod'
import { defineEvent } from '#server/platform/jobs.ts'

/** What readers see of an article changed: it came, went, moved, or says something else. */
export const articleChanged = defineEvent(
  'article.changed',
  z.object({
    /** Where it stands or stood, as paths. */
    paths: z.array(z.string()),
    /** The feeds that it stands or stood in, as paths. */
    feeds: z.array(z.string()),
  }),
)

/** An article became public, or a public one changed. */
export const articlePublished = defineEvent('article.published', z.object({ articleId: z.uuid() }))
