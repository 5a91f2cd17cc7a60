import { z } from 'zod'
import { defineEvent } from '#server/platform/jobs.ts'

/** An article became public, or a public one changed. */
export const articlePublished = defineEvent('article.published', z.object({ articleId: z.uuid() }))
