import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { countRevenue } from './commands/count-revenue.ts'

const revenueCount = defineJob('subscriptions.count-revenue', z.object({}))

export const revenueJobs: readonly Handler[] = [
  handle(revenueCount, () => countRevenue(system, undefined), { cron: '35 3 * * *' }),
]
