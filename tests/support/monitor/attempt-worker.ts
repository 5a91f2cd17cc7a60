import { attemptJob } from '#server/monitor/attempt-job.ts'
import { runAttempt } from '#server/monitor/commands/run-attempt.ts'
import { handle } from '#server/platform/work/jobs.ts'
import { startJobs } from '#server/platform/work/queue.ts'

/** A worker of the attempts, as a process of the house is one, and reports its start. For tests that kill it. */
await startJobs([handle(attemptJob, ({ id }) => runAttempt(id), { pollSeconds: 2 })])
process.send?.('ready')
