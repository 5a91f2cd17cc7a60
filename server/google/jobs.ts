import { z } from 'zod'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { fetchFigures } from './commands/fetch-figures.ts'

const figures = defineJob('google.fetch-figures', z.object({}))

/** At twenty past five, and twice more in the morning for a service that failed. */
export const googleJobs: readonly Handler[] = [handle(figures, () => fetchFigures(), { cron: '20 5,8,11 * * *' })]
