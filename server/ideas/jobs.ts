import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { tellOverdue } from './commands/tell-overdue.ts'

const overdueSweep = defineJob('ideas.tell-overdue', z.object({}), { policy: 'short' })

async function tellAll(): Promise<void> {
  await tellOverdue(system, undefined)
}

export const ideaJobs: readonly Handler[] = [handle(overdueSweep, tellAll, { cron: '*/5 * * * *' })]
