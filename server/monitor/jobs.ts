import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { publicArticleSaved } from '#server/articles/events.ts'
import { db } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { attemptJob } from './attempt-job.ts'
import { beginAnalysis, purgeAttempts } from './commands/queue-attempts.ts'
import { runAttempt } from './commands/run-attempt.ts'

const firstRun = defineJob('monitor.begin', z.object({ articleId: z.uuid() }))
/** Runs what is due and has no job any more: its process was killed, or the database was restored. */
const sweep = defineJob('monitor.sweep', z.object({}), { policy: 'short' })
const purge = defineJob('monitor.purge', z.object({}))

/** Milliseconds after its time from which an attempt counts as forgotten by the queue. */
const forgottenMs = 2 * 60_000
const swept = 100

/** Runs the attempts that the queue forgot, one after the other. */
export async function runForgotten(): Promise<void> {
  const forgotten = await db().aiReprocessing.findMany({
    where: { status: 'pending', nextAttemptAt: { lte: new Date(clock().getTime() - forgottenMs) } },
    orderBy: { nextAttemptAt: 'asc' },
    take: swept,
    select: { id: true },
  })
  for (const { id } of forgotten) await runAttempt(id)
}

export const monitorJobs: readonly Handler[] = [
  handle(firstRun, data => beginAnalysis(system, data), { on: [publicArticleSaved] }),
  handle(attemptJob, ({ id }) => runAttempt(id), { pollSeconds: 15 }),
  handle(sweep, runForgotten, { cron: '* * * * *' }),
  handle(purge, () => purgeAttempts(system, undefined), { cron: '19 4 * * *' }),
]
