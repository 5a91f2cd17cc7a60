import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/jobs.ts'
import { pruneViews } from './commands/prune-views.ts'

const viewPruning = defineJob('audience.prune-views', z.object({}))

export const audienceJobs: readonly Handler[] = [
  handle(viewPruning, async () => void (await pruneViews(system, undefined)), { cron: '17 4 * * *' }),
]
