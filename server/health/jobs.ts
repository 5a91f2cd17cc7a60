import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { tellFailedJobs } from './commands/tell-failed-jobs.ts'

const failedJobsSweep = defineJob('health.tell-failed-jobs', z.object({}), { policy: 'short' })

export const healthJobs: readonly Handler[] = [
  handle(failedJobsSweep, () => tellFailedJobs(system, undefined), { cron: '* * * * *' }),
]
