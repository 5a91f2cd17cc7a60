import type { Actor } from '#lib/actor.ts'
import { listFailedJobs } from '#server/platform/work/dead-letters.ts'
import { countJobs } from '#server/platform/work/job-counts.ts'
import type { Health } from '../house-state.ts'
import { healthPolicy } from '../policy.ts'
import { withoutAddresses } from '../without-addresses.ts'

const mostFailed = 50

/** The queue's numbers by kind of job, and the newest failed jobs, for masters. Raises forbidden. */
export async function findJobs(actor: Actor): Promise<Pick<Health, 'jobs' | 'failedJobs'>> {
  healthPolicy.assert(actor, 'see', null)
  const [jobs, failed] = await Promise.all([countJobs(), listFailedJobs({ limit: mostFailed })])
  const failedJobs = failed.map(({ id, job, error, attempts, failedAt }) => ({
    id,
    job,
    attempts,
    failedAt,
    error: withoutAddresses(error),
  }))
  return { jobs, failedJobs }
}
