import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { purgeCeremonies } from './commands/purge-ceremonies.ts'

const ceremonyPurge = defineJob('accounts.purge-ceremonies', z.object({}))

export const factorJobs: readonly Handler[] = [
  handle(ceremonyPurge, async () => void (await purgeCeremonies(system, undefined)), { cron: '57 4 * * *' }),
]
