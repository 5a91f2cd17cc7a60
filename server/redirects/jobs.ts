import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { purgeRedirects } from './commands/remove-redirects.ts'

const purge = defineJob('redirects.purge', z.object({}))

export const redirectJobs: readonly Handler[] = [
  handle(purge, () => purgeRedirects(system, undefined), { cron: '41 4 * * *' }),
]
