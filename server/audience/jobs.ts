import { z } from 'zod'
import { now } from '#server/platform/clock.ts'
import { db } from '#server/platform/db.ts'
import { defineJob, type Handler, handle } from '#server/platform/jobs.ts'

const DAY_MS = 86_400_000

const pruneViews = defineJob('prune-views', z.object({}))

/** Deletes the rows that keep a view from being counted twice, once their half hour is long gone. */
export async function deleteOldViews(): Promise<void> {
  await db().articleView.deleteMany({ where: { slot: { lt: new Date(now().getTime() - DAY_MS) } } })
}

export const audienceJobs: readonly Handler[] = [handle(pruneViews, deleteOldViews, { cron: '17 4 * * *' })]
