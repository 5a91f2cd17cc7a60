import { z } from 'zod'
import { db } from '../db/db.ts'
import { defineJob, type Handler, handle } from './jobs.ts'

const clockRepair = defineJob('platform.repair-clock', z.object({}))

/**
 * Makes jobs due that were queued or tried while the clock was ahead: they would wait until the clock gets there again, and a waiting job of
 * the policy `short` holds back all later ones with its key.
 */
export async function repairJobs(): Promise<void> {
  await db().$executeRaw`
    UPDATE pgboss.job SET start_after = now(), created_on = now()
    WHERE state < 'active' AND created_on > now() + interval '5 minutes'`
}

export const clockJobs: readonly Handler[] = [handle(clockRepair, repairJobs, { cron: '*/5 * * * *' })]
