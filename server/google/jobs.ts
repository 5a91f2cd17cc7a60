import { z } from 'zod'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { fetchFigures } from './commands/fetch-figures.ts'

const figures = defineJob('google.fetch-figures', z.object({}))

/** At 5.20, then at 8.20 and 11.20 for a service that failed. */
export const googleJobs: readonly Handler[] = [handle(figures, () => fetchFigures(), { cron: '20 5,8,11 * * *' })]
