'use server'

import { closeReportInput } from '#lib/schemas/site/error-report.ts'
import { action } from '#server/platform/door/action.ts'
import { closeReport } from './commands/close-report.ts'

/** Closes a reader's report, with or without a correction. */
export const closeReportAction = action({
  name: 'report.close',
  access: 'editor',
  schema: closeReportInput,
  limit: { name: 'report-close', points: 600, seconds: 600 },
  command: closeReport,
})
