import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { purgeChanges } from './bulk/commands/purge-changes.ts'
import { appointment } from './publication/appointment.ts'
import { purgeTrash } from './publication/commands/purge-trash.ts'
import { runSchedule } from './publication/commands/run-schedule.ts'
import { listDue } from './publication/queries/due.ts'
import { purgeWriting } from './writing/commands/purge-writing.ts'
import { trashEmptyDrafts } from './writing/commands/trash-empty-drafts.ts'

/** Runs every night and purges the articles that have been in the trash for 30 days. */
export const trashPurge = defineJob('articles.purge-trash', z.object({}))
/** Runs every minute and does the appointments whose own job failed five times or was lost when a database was restored. */
export const appointmentSweep = defineJob('articles.sweep-appointments', z.object({}), { policy: 'short' })
const emptySweep = defineJob('articles.trash-empty-drafts', z.object({}))
const writingPurge = defineJob('articles.purge-writing', z.object({}))
const bulkPurge = defineJob('articles.purge-bulk-changes', z.object({}))

async function purgeAll(): Promise<void> {
  while ((await purgeTrash(system, undefined)).count > 0) {}
}

async function trashEmpty(): Promise<void> {
  await trashEmptyDrafts(system, undefined)
}

async function keepOne({ articleId }: { articleId: string }): Promise<void> {
  await runSchedule(system, { articleId }).catch(error => {
    // The article was deleted, and its appointments with it.
    if (!isDomainError(error) || error.code !== 'article_not_found') throw error
  })
}

async function keepAll(): Promise<void> {
  for (const articleId of await listDue()) await keepOne({ articleId })
}

async function purgeForms(): Promise<void> {
  await purgeWriting(system, undefined)
}

async function purgeUndo(): Promise<void> {
  await purgeChanges(system, undefined)
}

export const articleJobs: readonly Handler[] = [
  handle(trashPurge, purgeAll, { cron: '41 4 * * *' }),
  handle(appointment, keepOne, { pollSeconds: 5 }),
  handle(appointmentSweep, keepAll, { cron: '* * * * *' }),
  handle(emptySweep, trashEmpty, { cron: '37 4 * * *' }),
  handle(writingPurge, purgeForms, { cron: '47 4 * * *' }),
  handle(bulkPurge, purgeUndo, { cron: '53 4 * * *' }),
]
