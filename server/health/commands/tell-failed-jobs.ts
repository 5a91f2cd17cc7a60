import { jobName } from '#lib/monitor/job-names.ts'
import { plural } from '#lib/text/format.ts'
import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { command } from '#server/platform/work/command.ts'
import { listFailedJobs } from '#server/platform/work/dead-letters.ts'

/** More failed jobs at once are told with the next run. */
const most = 500

/** Notifies masters of the jobs that failed at every try and of which nobody was told yet, in one notification a kind. For the system. */
export const tellFailedJobs = command(async (context): Promise<void> => {
  const { tx } = context
  // Two processes would tell twice.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('tell-failed-jobs', 0))) AS waited`
  const failed = await listFailedJobs({ limit: most })
  if (failed.length === 0) return
  const told = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT jsonb_array_elements_text(metadata -> 'jobs') AS id FROM notifications
    WHERE type = 'JOB_FAILED' AND created_at > ${failed.at(-1)?.failedAt}`
  const known = new Set(told.map(({ id }) => id))
  const untold = failed.filter(({ id }) => !known.has(id))
  for (const [job, list] of Map.groupBy(untold, ({ job }) => job)) {
    const message = `${plural(list.length, 'trabalho', 'trabalhos')} “${jobName(job)}” ${list.length === 1 ? 'falhou' : 'falharam'} em todas as tentativas.`
    await notifyMasters(context, { type: 'JOB_FAILED', message, about: { jobs: list.map(({ id }) => id) } })
  }
})
