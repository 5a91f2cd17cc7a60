import { z } from 'zod'
import { announcement } from '#lib/announcement.ts'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** The public text of an article changed: published, taken down, moved or edited. Carries the feeds that it is or was in. */
export const articleChanged = defineEvent('article.changed', announcement)

/** An article became public, or a public one was saved. */
export const publicArticleSaved = defineEvent('article.public_saved', z.object({ articleId: z.uuid() }))
