import { z } from 'zod'
import { announcement } from '#lib/announcement.ts'
import { defineEvent } from '#server/platform/work/jobs.ts'

/** What readers see of an article changed: it came, went, moved, or says something else. Its feeds are those that it stands or stood in. */
export const articleChanged = defineEvent('article.changed', announcement)

/** An article became public, or a public one changed. */
export const articlePublished = defineEvent('article.published', z.object({ articleId: z.uuid() }))
