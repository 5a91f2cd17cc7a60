'use server'

import { bulkInput } from '#lib/schemas/bulk.ts'
import { action } from '#server/platform/door/action.ts'
import { dropFailedJobs, retryFailedJobs } from './commands/handle-failed-jobs.ts'

const limit = { name: 'failed-jobs', points: 120, seconds: 600 }

export const retryFailedJobsAction = action({
  name: 'health.retry-jobs',
  access: 'master',
  schema: bulkInput,
  limit,
  command: retryFailedJobs,
})

export const dropFailedJobsAction = action({
  name: 'health.drop-jobs',
  access: 'master',
  schema: bulkInput,
  limit,
  command: dropFailedJobs,
})
