import { z } from 'zod'
import { db } from './db/db.ts'
import { now } from './process/clock.ts'
import { defineJob, type Handler, handle } from './work/jobs.ts'

const clockRepair = defineJob('platform.repair-clock', z.object({}))
const limitPurge = defineJob('platform.purge-limits', z.object({}))

/**
 * Makes jobs due that were queued or tried while the clock was ahead: they would wait until the clock gets there again, and a waiting job of
 * the policy `short` holds back all later ones with its key.
 */
export async function repairJobs(): Promise<void> {
  await db().$executeRaw`
    UPDATE pgboss.job SET start_after = now(), created_on = now()
    WHERE state < 'active' AND created_on > now() + interval '5 minutes'`
}

/** Deletes counts of tries whose time ended more than an hour ago. */
export async function purgeLimits(): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: new Date(now().getTime() - 60 * 60 * 1000) } } })
}

export const housekeepingJobs: readonly Handler[] = [
  handle(clockRepair, repairJobs, { cron: '*/5 * * * *' }),
  handle(limitPurge, purgeLimits, { cron: '23 * * * *' }),
]
