import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { defineJob, type Handler, handle } from '#server/platform/jobs.ts'
import { purgeTrash } from './commands/purge-trash.ts'

export const trashPurge = defineJob('articles.purge-trash', z.object({}))

async function purgeAll(): Promise<void> {
  while ((await purgeTrash(system, undefined)).count > 0) {}
}

export const articleJobs: readonly Handler[] = [handle(trashPurge, purgeAll, { cron: '41 4 * * *' })]
