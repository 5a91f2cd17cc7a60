import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'

const changePurge = defineJob('press.purge-changes', z.object({}))

/** Takes changes out of the log that no kept page is old enough to have missed. The newest stays: by it a database is known again. */
export async function purgeChanges(): Promise<void> {
  await db().$executeRaw`
    delete from press_changes where at < now() - interval '2 days'
      and id <> (select id from press_changes order by at desc limit 1)`
}

export const pressJobs: readonly Handler[] = [handle(changePurge, purgeChanges, { cron: '17 4 * * *' })]
