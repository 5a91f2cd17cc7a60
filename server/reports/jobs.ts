import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { eraseAddresses } from './commands/erase-addresses.ts'

const addressErasing = defineJob('reports.erase-addresses', z.object({}))

export const reportJobs: readonly Handler[] = [
  handle(addressErasing, async () => void (await eraseAddresses(system, undefined)), { cron: '5 4 * * *' }),
]
