import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'

const changePurge = defineJob('press.purge-changes', z.object({}))

/** Deletes changes from the log that are older than any kept page. Keeps the newest one: it identifies the database. */
export async function purgeChanges(): Promise<void> {
  await db().$executeRaw`
    delete from press_changes where at < now() - interval '2 days'
      and id <> (select id from press_changes order by at desc limit 1)`
}

export const pressJobs: readonly Handler[] = [handle(changePurge, purgeChanges, { cron: '17 4 * * *' })]
