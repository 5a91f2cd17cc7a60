import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { articlePublished } from '#server/articles/events.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { validateSeo } from './commands/validate-seo.ts'

export const seoValidate = defineJob('seo.validate', z.object({ articleId: z.uuid() }))

export const seoJobs: readonly Handler[] = [
  handle(seoValidate, data => validateSeo(system, data), { on: [articlePublished] }),
]
